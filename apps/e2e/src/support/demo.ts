/** Password of every demo member. */
export const DEMO_PASSWORD = 'Chips-2026!';

export const PORTAL_URL = process.env['E2E_BASE_URL'] ?? 'http://localhost:3000';
export const SIMULATOR_URL = process.env['E2E_SIMULATOR_URL'] ?? 'http://localhost:3100';

/** Words of the screens that the journeys look for, in the language of the page. */
export const WORDS = {
  th: { wrongPassword: 'Invalid Username or Password', sessionEnded: 'พบข้อผิดพลาด กรุณาล็อกอินใหม่อีกครั้ง', maintenance: 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง' },
};
