import { addressOf, type MemberRef, type PasskeyAnswer } from '@housebrand/shared';

/** So long a second factor that was shown stands for moves of money. */
const PROOF_MS = 10 * 60_000;

/** How long a session may take to confirm an app that it set up. */
export const ENROLMENT_MS = 10 * 60_000;

/** A member keeps at most so many second factors. */
export const MAX_SECOND_FACTORS = 5;
/** So many codes a member is given, each good once, when the first factor is added. */
export const RECOVERY_CODES = 10;
/** Characters of the name that a member gives a device or an app. */
export const FACTOR_NAME_MAX_LENGTH = 40;
/** A code of an app, or a recovery code with its dashes. */
export const FACTOR_CODE_MAX_LENGTH = 32;

/** How long a browser may take over a passkey; what it is asked with is nothing afterwards. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000;

/** TOTP: a code of an app, by RFC 6238. PASSKEY: a key of the device, by WebAuthn. */
export const SECOND_FACTOR_KINDS = ['TOTP', 'PASSKEY'] as const;
/** One of {@link SECOND_FACTOR_KINDS}. */
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

/** One of a member's second factors. */
export interface SecondFactor {
  id: string;
  kind: SecondFactorKind;
  /** What the member calls it; empty when they did not say. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  usedAt: string | null;
  /** Of a passkey: where it was made, and works. */
  host: string | null;
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

/** What a browser makes a passkey with: `PublicKeyCredentialCreationOptionsJSON`. */
export interface PasskeyEnrolment {
  /** base64url. */
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Those that the member has here: on a device with one of them nothing is made. */
  excludeCredentials: { type: 'public-key'; id: string; transports: string[] }[];
  authenticatorSelection: { residentKey: 'preferred'; userVerification: 'required' };
  attestation: 'none';
  /** Milliseconds. */
  timeout: number;
}

/** The passkey that the browser made; binary parts base64url. */
export interface NewPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
  /** Empty: it is named after the browser. */
  name: string;
}

/** Shown once: of each a hash is kept. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** `POST /api/provider/second-factor`, and beside the password of a login: one of them. */
export interface FactorShown {
  /** Of an app, or a recovery code. */
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** `GET`: the member's factors; `rest` names one and what is done to it: `/{id}/remove`. */
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
