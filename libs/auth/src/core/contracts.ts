import type { MemberRef, MemberTier, PageRequest, ProofAnswer } from '@housebrand/shared';
import type { PasswordState } from './registration-contracts';
import type { FactorShown } from './second-factor';

export type { Member } from '@housebrand/shared';

/** `POST /api/provider/login`. */
export interface LoginRequest extends FactorShown {
  prefix: string;
  username: string;
  password: string;
  /** Answer to the `challenge` of a 429 reply. */
  proof?: ProofAnswer | undefined;
}

/** `result` of a login. The three cookies contain sealed handles; the body contains no token and no password. */
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
  /** The tier at the last sync; `null` before the first. */
  tier: MemberTier | null;
  /** ISO 8601. */
  createDate: string | null;
  lastActiveAt: string;
}

/** An item of `GET /api/apps/members` (specification section 7). */
export interface ListedMember extends MemberRef {
  /** The masked first name (`So•••`) when a member looks up another member; `null` if unknown. Omitted for agent keys. */
  name?: string | null;
}

/** Query of `GET /api/apps/members`. */
export interface MemberListQuery extends PageRequest {
  /** The complete name for members; the beginning of it for agent keys. */
  username?: string;
  /** Agent keys only. */
  includeStaffs?: boolean;
}

/** An item of `GET /api/apps/sessions/{prefix}/{username}`. */
export interface SessionRecord {
  id: string;
  /** Readable device name, such as `Chrome, Android`; empty if unknown. */
  device: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; updated at most every five minutes. */
  lastSeenAt: string;
  /** Whether this session made the request. */
  isCurrent: boolean;
}

/** `POST /api/provider/step-up`. */
export interface StepUpRequest {
  password: string;
}

/** Progress of the credit transfer from another agent. */
export type TransferStatus = 'NONE' | 'PENDING' | 'SUCCESS';

/** Names of the session cookies (specification section 9). */
export const SESSION_COOKIES = { portal: 'portalToken', memberSystem: 'ambToken', gamePlatform: 'funToken' } as const;
