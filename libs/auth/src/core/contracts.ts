import type { MemberTier } from '@housebrand/tiers';

/** The member as `me.entry` (specification section 3): `GET /api/provider/profile`. */
export interface Member {
  /** Also the affiliate code. */
  _id: string;
  username: string;
  prefix: string;
  /** Baht, the provider's figure. */
  credit: number;
  /** When the provider gave `credit`, ISO 8601. */
  creditAsOf: string;
  point: number;
  name: string;
  firstName: string;
  lastName: string;
  tel: string;
  bankName: string;
  /** Masked but for the last four digits: the whole number stays on the server. */
  accountNumber: string;
  bonus: 'BONUS' | 'NO_BONUS';
  tier: MemberTier;
  /** ISO 8601. */
  createDate: string;
}

/** `POST /api/provider/login`. */
export interface LoginRequest {
  prefix: string;
  username: string;
  password: string;
}

/** `result` of a login. The three cookies carry sealed handles; the reply carries no token and no password. */
export interface LoginResult {
  username: string;
  prefix: string;
  /** ISO 8601; also in the header `x-token-expired-at`. */
  expiresAt: string;
}

/** `GET /api/apps/member_seamless/{prefix}/username/{username}`. */
export interface SeamlessMember {
  username: string;
  prefix: string;
  transferStatus: TransferStatus;
  transferUsername: string;
  /** Baht. */
  transferCredit: number;
}

/** `GET /api/apps/members/{prefix}/{username or tel}`. */
export interface MemberRecord {
  username: string;
  prefix: string;
  /** As it was when the member was last synchronised; `null` before that. */
  tier: MemberTier | null;
  /** ISO 8601. */
  createDate: string | null;
  lastActiveAt: string;
}

/** How far the transfer of credit from another agent has come. */
export type TransferStatus = 'NONE' | 'PENDING' | 'SUCCESS';

/** Names, path and lifetime of the session cookies (specification section 9). */
export const SESSION_COOKIES = { portal: 'portalToken', memberSystem: 'ambToken', gamePlatform: 'funToken' } as const;
export const PREFIX_COOKIE = 'prefix';
export const COOKIE_LIFETIME_SECONDS = 31_619_000;
