import type { MemberRef, MemberTier, PageRequest, ProofAnswer } from '@housebrand/shared';
import type { PasswordState } from './registration-contracts';
import type { FactorShown } from './second-factor';

export type { Member } from '@housebrand/shared';

/** `POST /api/provider/login`. */
export interface LoginRequest extends FactorShown {
  prefix: string;
  username: string;
  password: string;
  /** The answer to the `challenge` of a reply of 429. */
  proof?: ProofAnswer | undefined;
}

/** `result` of a login. The three cookies carry sealed handles; the reply carries no token and no password. */
export interface LoginResult {
  username: string;
  prefix: string;
  /** ISO 8601; also in the header `x-token-expired-at`. */
  expiresAt: string;
  passwordState: PasswordState;
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

/** One of `GET /api/apps/members` (specification section 7). */
export interface ListedMember extends MemberRef {
  /** For a member who looks somebody up: the first name, masked (`So•••`). `null` where it is not known; a key's list has none. */
  name?: string | null;
}

/** What `GET /api/apps/members` is asked with. */
export interface MemberListQuery extends PageRequest {
  /** For a member the whole name; for an agent key its beginning. */
  username?: string;
  /** Of agent keys only. */
  includeStaffs?: boolean;
}

/** One of `GET /api/apps/sessions/{prefix}/{username}`. */
export interface SessionRecord {
  id: string;
  /** What the member knows the device by, such as `Chrome, Android`; empty when it did not say. */
  device: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; noted every five minutes at most. */
  lastSeenAt: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** `POST /api/provider/step-up`. */
export interface StepUpRequest {
  password: string;
}

/** How far the transfer of credit from another agent has come. */
export type TransferStatus = 'NONE' | 'PENDING' | 'SUCCESS';

/** Names of the session cookies (specification section 9). */
export const SESSION_COOKIES = { portal: 'portalToken', memberSystem: 'ambToken', gamePlatform: 'funToken' } as const;
