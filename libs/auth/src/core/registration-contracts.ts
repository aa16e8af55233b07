import type { ProofAnswer } from '@housebrand/shared';

/** How somebody heard of the agent. */
export const RECOMMENDS = ['friend', 'search', 'social', 'advertisement', 'other'] as const;
/** One of {@link RECOMMENDS}. */
export type Recommend = (typeof RECOMMENDS)[number];

/** What a registration offers (specification section 5); asked for, never required. */
export const GENDERS = ['male', 'female', 'other'] as const;
/** One of {@link GENDERS}. */
export type Gender = (typeof GENDERS)[number];

/** What anybody may try at an agent, within its limits. */
interface Attempt {
  prefix: string;
  /** The answer to the `challenge` of a reply of 429. */
  proof?: ProofAnswer | undefined;
}

/** `GET /api/provider/captcha`. */
export interface CaptchaPicture {
  captchaId: string;
  /** `data:image/…`. */
  image: string;
}

/** `POST /api/provider/otp`. */
export interface OtpRequest extends Attempt {
  tel: string;
}

/** `result` of `POST /api/provider/otp`: the same for a number of a member and for any other. */
export interface OtpSent {
  /** ISO 8601. Not before then is another one sent. */
  resendAt: string;
}

/** `POST /api/provider/check-register`. */
export interface CheckRegisterRequest extends Attempt {
  type: 'PHONE' | 'ACCOUNT';
  value: string;
}

/** What both ways to register carry (specification section 3). `isBonus` and `site` are the server's to say. */
export interface RegistrationData {
  tel: string;
  bankName: string;
  accountNumber: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birthday: string;
  username: string;
  password: string;
  /** The terms were accepted, and the member is old enough. */
  consent: boolean;
  email?: string | undefined;
  line?: string | undefined;
  gender?: Gender | undefined;
  recommend?: Recommend | undefined;
  recommendOther?: string | undefined;
  /** The referral code of whoever invited. */
  reference?: string | undefined;
}

/** `POST /api/provider/register`. */
export interface RegisterRequest extends RegistrationData, Attempt {
  captchaId: string;
  captcha: string;
}

/** `POST /api/provider/register-v2`: where the site's configuration has SMS OTP on. */
export interface RegisterByOtpRequest extends RegistrationData, Attempt {
  otp: string;
}

/** `POST /api/apps/v1/members.register`: the specification's names. What is optional is ours, and proves the registration. */
export interface OwnRegistration {
  agentID: string;
  loginUsername: string;
  loginPassword: string;
  firstName: string;
  lastName: string;
  bankAccountNo: string;
  bankAbbrev: string;
  phone: string;
  /** Where the site's configuration has SMS OTP on. */
  otp?: string | undefined;
  /** Where it is off. */
  captchaId?: string | undefined;
  captcha?: string | undefined;
  /** `YYYY-MM-DD`. */
  birthday?: string | undefined;
  consent?: boolean | undefined;
}

/** `result` of a registration. */
export interface Registered {
  username: string;
  prefix: string;
}

/** `POST /api/provider/forget-password`. */
export interface ForgetPasswordRequest extends Attempt {
  tel: string;
  otp: string;
}

/** `POST /api/provider/change-password`. */
export interface ChangePasswordRequest {
  currentPassword: string;
  password: string;
  /** The new password once more. */
  confirmation: string;
}

/**
 * How a session's password stands. `TEMPORARY`: it was generated and must be changed before anything else. `PARTIAL`: the
 * game platform has not taken the new one yet; the next login repairs it.
 */
export type PasswordState = 'CURRENT' | 'TEMPORARY' | 'PARTIAL';
