import { normalizeDigits, type PasskeyAnswer } from '@housebrand/shared';

/** How long a shown second factor is valid for calls that move money. */
const PROOF_MS = 10 * 60_000;

/** How long a session may take to confirm an authenticator app. */
export const ENROLMENT_MS = 10 * 60_000;

/** Second factors per member. */
export const MAX_SECOND_FACTORS = 5;
/** Single-use codes that a member gets with the first factor. */
export const RECOVERY_CODES = 10;
/** Characters of the name that a member gives a second factor. */
export const FACTOR_NAME_MAX_LENGTH = 40;
/** Characters of an app code or of a recovery code with its dashes. */
export const FACTOR_CODE_MAX_LENGTH = 32;

/** How long a browser may take for a passkey; afterwards the challenge is invalid. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000;

/** How long a login page may wait for a passkey: its request is open while the member reads. */
export const PASSKEY_LOGIN_TIMEOUT_MS = 30 * 60_000;

/** The passkey that the browser created; binary parts base64url. */
export interface NewPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
  /** If empty, the browser's name is used. */
  name: string;
}

/** Either a code or a passkey: for `POST /api/provider/second-factor` and for a login. */
export interface FactorShown {
  /** A code from an app, or a recovery code. */
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** Whether a factor shown at `shownAt` is still valid at `now`. */
export function isFactorFresh(shownAt: Date | null, now: Date): boolean {
  return shownAt !== null && now.getTime() - shownAt.getTime() < PROOF_MS;
}

/** Whether it is a six-digit app code, however it is grouped. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(normalizeFactorCode(code));
}

/** Removes spaces and dashes, converts Thai and full-width digits, and changes letters to upper case. */
export function normalizeFactorCode(code: string): string {
  return normalizeDigits(code).toUpperCase();
}
