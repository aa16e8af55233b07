import type { ProofAnswer } from '@housebrand/shared';

/** How the member heard of the agent. */
export const RECOMMENDS = ['friend', 'search', 'social', 'advertisement', 'other'] as const;
/** One of {@link RECOMMENDS}. */
export type Recommend = (typeof RECOMMENDS)[number];

/** Genders that the form offers (specification section 5); optional. */
export const GENDERS = ['male', 'female', 'other'] as const;
/** One of {@link GENDERS}. */
export type Gender = (typeof GENDERS)[number];

/** A call that needs no session, within the agent's limits. */
interface Attempt {
  prefix: string;
  /** Answer to the `challenge` of a 429 reply. */
  proof?: ProofAnswer | undefined;
}

/** `POST /api/provider/otp`. */
export interface OtpRequest extends Attempt {
  tel: string;
}

/** `POST /api/provider/check-register`. */
export interface CheckRegisterRequest extends Attempt {
  type: 'PHONE' | 'ACCOUNT';
  value: string;
}

/** Data of both ways to register (specification section 3). The server sets `isBonus` and `site`. */
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
  /** The member accepts the terms and confirms the minimum age. */
  consent: boolean;
  email?: string | undefined;
  line?: string | undefined;
  gender?: Gender | undefined;
  recommend?: Recommend | undefined;
  recommendOther?: string | undefined;
  /** The referrer's code. */
  reference?: string | undefined;
}

/** `POST /api/provider/register`. */
export interface RegisterRequest extends RegistrationData, Attempt {
  captchaId: string;
  captcha: string;
}

/** `POST /api/provider/register-v2`: for sites with SMS OTP on. */
export interface RegisterByOtpRequest extends RegistrationData, Attempt {
  otp: string;
}

/** `POST /api/apps/v1/members.register`, with the specification's names. The optional fields are ours and prove the registration. */
export interface OwnRegistration {
  agentID: string;
  loginUsername: string;
  loginPassword: string;
  firstName: string;
  lastName: string;
  bankAccountNo: string;
  bankAbbrev: string;
  phone: string;
  /** For sites with SMS OTP on. */
  otp?: string | undefined;
  /** For sites with SMS OTP off. */
  captchaId?: string | undefined;
  captcha?: string | undefined;
  /** `YYYY-MM-DD`. */
  birthday?: string | undefined;
  consent?: boolean | undefined;
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
  /** The new password, repeated. */
  confirmation: string;
}

/**
 * State of a session's password. `TEMPORARY`: it was generated and must be changed before anything else. `PARTIAL`: the
 * game platform has not accepted the new one yet; the next login repairs it.
 */
export type PasswordState = 'CURRENT' | 'TEMPORARY' | 'PARTIAL';
