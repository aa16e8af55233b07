import { addressOf, type MemberRef } from '@housebrand/shared';

/** So long a second factor that was shown stands for moves of money. */
const PROOF_MS = 10 * 60_000;

/** A member keeps at most so many second factors. */
export const MAX_SECOND_FACTORS = 5;
export const RECOVERY_CODES = 10;
export const FACTOR_NAME_MAX_LENGTH = 40;
/** A code of an app, or a recovery code with its dashes. */
export const FACTOR_CODE_MAX_LENGTH = 32;

export type SecondFactorKind = 'TOTP';

/** One of a member's second factors. */
export interface SecondFactor {
  id: string;
  kind: SecondFactorKind;
  /** What the member calls it; empty when they did not say. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  usedAt: string | null;
}

/** `GET /api/apps/second_factors/{prefix}/{username}`. */
export interface SecondFactors {
  factors: SecondFactor[];
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: number;
}

/** What an app is set up with; shown once. */
export interface TotpEnrolment {
  id: string;
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for the picture. */
  uri: string;
}

/** Shown once: of each a hash is kept. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** `POST /api/provider/second-factor`. */
export interface FactorCode {
  code: string;
}

export function secondFactorsAddress(member: MemberRef, rest = ''): string {
  return `${addressOf('/api/apps/second_factors/{prefix}/{username}', { path: member })}${rest}`;
}

/** Whether a factor that was shown then still stands. */
export function isFactorFresh(shownAt: number | null, now: number): boolean {
  return shownAt !== null && now - shownAt < PROOF_MS;
}

/** Digits of an app however they are grouped. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(normalizeFactorCode(code));
}

/** Without what a hand or a phone puts between the characters; recovery codes are in capitals. */
export function normalizeFactorCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\s-]/g, '')
    .toUpperCase();
}
