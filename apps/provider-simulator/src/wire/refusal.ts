/** Codes the simulator answers beside those with a meaning of their own (specification section 8). */
export const CODES = {
  malformed: 400,
  wrongPassword: 1001,
  wrongSignature: 1002,
  unknownPrefix: 1010,
  unknownGame: 2001,
  closed: 2002,
  notYours: 2003,
  broken: 500,
} as const;

/** A business refusal: HTTP 200, a code that is not 0, and words for the member. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The words a member sees; Thai, as the provider's are, but for the one that the specification words (section 8). */
export const WORDS = {
  malformed: 'ข้อมูลที่ส่งมาไม่ถูกต้อง',
  wrongPassword: 'Invalid Username or Password',
  wrongSignature: 'ลายเซ็นของไคลเอนต์ไม่ถูกต้องหรือหมดอายุ',
  sessionExpired: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
  sessionInvalid: 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง',
  unknownPrefix: 'ไม่พบเว็บไซต์นี้',
  unknownGame: 'ไม่พบเกมนี้',
  closed: 'ค่ายเกมกำลังปิดปรับปรุง กรุณาลองใหม่ภายหลัง',
  notYours: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน',
  broken: 'ระบบขัดข้อง กรุณาลองใหม่ภายหลัง',
} as const;
