import { z } from 'zod';
import { wireContract } from '../contract';
import { acceptedReply, bareReply, resultReply } from '../reply';
import { text } from '../values.schemas';

const system = 'gamePlatform';

/** Reply codes of a registration (specification section 5). */
export const REGISTER_CODES = {
  /** Returned by the phone check only. */
  phoneKnown: 101,
  accountInvalid: 102,
  accountTaken: 103,
  usernameTaken: 105,
  phoneTaken: 108,
  emailInvalid: 109,
  emailTaken: 110,
  /** Not in the specification: the captcha or one-time password is wrong, used or expired. */
  codeRefused: 1021,
  /** Not in the specification: a one-time password was sent to this number a moment ago. */
  tooSoon: 1022,
} as const;

/** Returns a captcha picture; `register` sends its `captchaId` with the text. */
export const captcha = wireContract({
  name: 'captcha',
  system,
  method: 'GET',
  path: '/frontend/user/captcha/{prefix}',
  auth: 'none',
  serves: ['GET /api/provider/captcha'],
  request: z.object({ params: z.object({ prefix: text }) }),
  response: resultReply(z.looseObject({ captchaId: text, image: z.string().startsWith('data:image/') })),
  example: {
    request: { params: { prefix: 'MTO' } },
    reply: { code: 0, result: { captchaId: 'c1-8f20', image: 'data:image/png;base64,iVBORw0KGgo=' } },
    refusal: { code: 1010, msg: 'ไม่พบเว็บไซต์นี้' },
  },
});

/** Sends a one-time password to any number, whether or not a member has it. */
export const sendOtp = wireContract({
  name: 'sendOtp',
  system,
  method: 'POST',
  path: '/frontend/user/send-otp',
  auth: 'none',
  mayBeAccepted: true,
  serves: ['POST /api/provider/otp'],
  request: z.object({ body: z.object({ tel: text, prefix: text }) }),
  response: acceptedReply,
  example: {
    request: { body: { tel: '0812345678', prefix: 'NAGA' } },
    reply: { code: 900, msg: 'accepted' },
    refusal: { code: REGISTER_CODES.tooSoon, msg: 'เพิ่งส่งรหัสไป กรุณารอสักครู่' },
  },
});

/** Checks whether a phone or a bank account may register; codes 101, 102 and 103 mean no. */
export const checkRegister = wireContract({
  name: 'checkRegister',
  system,
  method: 'POST',
  path: '/frontend/user/check-register',
  auth: 'none',
  serves: [
    'POST /api/provider/check-register',
    'POST /api/provider/register',
    'POST /api/provider/register-v2',
    'POST /api/apps/v1/members.register',
    'POST /api/apps/register.gen_bank_account',
  ],
  request: z.object({ body: z.object({ type: z.enum(['PHONE', 'ACCOUNT']), value: text, prefix: text }) }),
  response: bareReply,
  example: {
    request: { body: { type: 'PHONE', value: '0812345678', prefix: 'MTO' } },
    reply: { code: 0, msg: 'success' },
    refusal: { code: REGISTER_CODES.phoneKnown, msg: 'เบอร์โทรศัพท์นี้มีอยู่ในระบบแล้ว' },
  },
});

const optional = z.string().optional();

/** Fields of both registration calls (specification section 3, registration data). */
const registrationFields = z.object({
  firstName: text,
  lastName: text,
  bankName: text,
  accountNumber: text,
  username: text,
  password: text,
  line: optional,
  email: optional,
  recommend: optional,
  recommendOther: optional,
  gender: optional,
  /** `YYYY-MM-DD`. */
  birthday: text,
  tel: text,
  /** A registration never chooses the bonus. */
  isBonus: z.literal(false),
  prefix: text,
  /** The host of the agent's portal. */
  site: text,
  /** The inviting member's referral code. */
  reference: optional,
});

const exampleFields = {
  firstName: 'Thanakorn',
  lastName: 'Thongsukdee',
  bankName: 'KBANK',
  accountNumber: '1234567890',
  username: 'MTONEW01',
  password: 'Chips-2026!',
  birthday: '1995-04-13',
  tel: '0812345678',
  isBonus: false,
  prefix: 'MTO',
  site: 'localhost',
} as const;

const registered = resultReply(z.looseObject({ username: text }));

/** Registers a member with a captcha, for agents without one-time passwords. */
export const register = wireContract({
  name: 'register',
  system,
  method: 'POST',
  path: '/frontend/user/register',
  auth: 'none',
  serves: ['POST /api/provider/register', 'POST /api/apps/v1/members.register'],
  request: z.object({ body: registrationFields.extend({ captcha: text, captchaId: text }) }),
  response: registered,
  example: {
    request: { body: { ...exampleFields, captcha: '48213', captchaId: 'c1-8f20' } },
    reply: { code: 0, result: { username: 'MTONEW01' } },
    refusal: { code: REGISTER_CODES.usernameTaken, msg: 'ชื่อผู้ใช้นี้ถูกใช้แล้ว' },
  },
});

/** Registers a member at agents that send one-time passwords; the one for `tel` proves the phone. */
export const registerWithOtp = wireContract({
  name: 'registerV2',
  system,
  method: 'POST',
  path: '/frontend/user/register/v2',
  auth: 'none',
  serves: ['POST /api/provider/register-v2', 'POST /api/apps/v1/members.register'],
  request: z.object({ body: registrationFields.extend({ otp: text }) }),
  response: registered,
  example: {
    request: { body: { ...exampleFields, username: 'NAGANEW01', prefix: 'NAGA', otp: '482130' } },
    reply: { code: 0, result: { username: 'NAGANEW01' } },
    refusal: { code: REGISTER_CODES.codeRefused, msg: 'รหัสไม่ถูกต้องหรือหมดอายุ' },
  },
});

/** Registration calls. */
export const registrationContracts = { captcha, sendOtp, checkRegister, register, registerWithOtp } as const;
