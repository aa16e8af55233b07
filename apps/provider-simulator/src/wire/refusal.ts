import { PROMOTION_CODES, REGISTER_CODES, TRANSFER_REFUSALS } from '@housebrand/providers';

/** The simulator's codes besides those with a specified meaning (specification section 8). */
export const CODES = {
  malformed: TRANSFER_REFUSALS.malformed,
  wrongPassword: 1001,
  wrongSignature: 1002,
  unknownPrefix: 1010,
  unknownGame: 2001,
  closed: 2002,
  depositTooSmall: 3001,
  depositTooLarge: 3002,
  tooManyOpenDeposits: 3003,
  memberMismatch: TRANSFER_REFUSALS.memberMismatch,
  insufficient: TRANSFER_REFUSALS.notEnough,
  referenceTaken: TRANSFER_REFUSALS.referenceTaken,
  openWithdrawal: 3101,
  turnover: 3102,
  minimum: 3103,
  credit: 3104,
  noIncome: 3105,
  noCashBack: 3106,
  unknownPromotion: PROMOTION_CODES.unknown,
  usedUp: 2020,
  broken: 500,
} as const;

/** A business refusal: HTTP 200, a code other than 0, and a message for the member. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Messages for members, in Thai like the provider's, except the one whose wording is specified (section 8). */
export const MESSAGES = {
  malformed: 'ข้อมูลที่ส่งมาไม่ถูกต้อง',
  wrongPassword: 'Invalid Username or Password',
  wrongSignature: 'ลายเซ็นของไคลเอนต์ไม่ถูกต้องหรือหมดอายุ',
  sessionExpired: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
  sessionInvalid: 'เซสชันไม่ถูกต้อง กรุณาเข้าสู่ระบบอีกครั้ง',
  unknownPrefix: 'ไม่พบเว็บไซต์นี้',
  unknownGame: 'ไม่พบเกมนี้',
  closed: 'ค่ายเกมกำลังปิดปรับปรุง กรุณาลองใหม่ภายหลัง',
  memberMismatch: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน',
  depositTooSmall: 'ฝากขั้นต่ำ 20.00 บาท',
  depositTooLarge: 'ฝากได้ไม่เกิน 200,000.00 บาทต่อครั้ง',
  tooManyOpenDeposits: 'มีรายการฝากที่รอโอนอยู่มากเกินไป กรุณาโอนรายการเดิมก่อน',
  insufficient: 'ยอดคงเหลือไม่เพียงพอ',
  referenceTaken: 'รหัสอ้างอิงนี้ถูกใช้กับรายการอื่นแล้ว',
  openWithdrawal: 'มีรายการถอนที่รอดำเนินการอยู่',
  turnover: 'ต้องทำยอดเทิร์นอีก {missing} บาท จึงจะถอนเงินได้',
  minimum: 'ถอนขั้นต่ำ 100.00 บาท',
  credit: 'เครดิตไม่พอสำหรับจำนวนที่ขอถอน',
  noIncome: 'รายได้ไม่พอสำหรับจำนวนนี้',
  noCashBack: 'ยังไม่มียอดคืนในรอบนี้',
  unknownPromotion: 'ไม่พบโปรโมชันนี้',
  unreachable: 'ไม่มีช่องทางนี้ของสมาชิก',
  usedUp: 'วันนี้ใช้สิทธิ์ครบแล้ว กลับมาใหม่พรุ่งนี้',
  broken: 'ระบบขัดข้อง กรุณาลองใหม่ภายหลัง',
} as const;

/** Messages of the registration codes (specification section 5). */
const REGISTER_WORDS: Readonly<Record<(typeof REGISTER_CODES)[keyof typeof REGISTER_CODES], string>> = {
  [REGISTER_CODES.phoneKnown]: 'เบอร์โทรศัพท์นี้มีอยู่ในระบบแล้ว',
  [REGISTER_CODES.accountInvalid]: 'เลขที่บัญชีไม่ถูกต้อง',
  [REGISTER_CODES.accountTaken]: 'เลขที่บัญชีนี้ถูกใช้แล้ว',
  [REGISTER_CODES.usernameTaken]: 'ชื่อผู้ใช้นี้ถูกใช้แล้ว',
  [REGISTER_CODES.phoneTaken]: 'เบอร์โทรศัพท์นี้ถูกใช้แล้ว',
  [REGISTER_CODES.emailInvalid]: 'อีเมลไม่ถูกต้อง',
  [REGISTER_CODES.emailTaken]: 'อีเมลนี้ถูกใช้แล้ว',
  [REGISTER_CODES.codeRefused]: 'รหัสไม่ถูกต้องหรือหมดอายุ',
  [REGISTER_CODES.tooSoon]: 'เพิ่งส่งรหัสไป กรุณารอสักครู่',
};

export const registerRefusal = (code: keyof typeof REGISTER_WORDS): Refusal => new Refusal(code, REGISTER_WORDS[code]);
