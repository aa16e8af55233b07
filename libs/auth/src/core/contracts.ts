export * from './contracts/language';
export * from './contracts/login';
export * from './contracts/member';
export * from './contracts/own-registration';
export * from './contracts/passkey';
export * from './contracts/password';
export * from './contracts/personal-data';
export * from './contracts/registration';
export * from './contracts/seamless';
export * from './contracts/second-factor';
export * from './contracts/session';
import type { PageRequest, PasskeyAnswer, ProofAnswer } from '@housebrand/shared';
import type { FactorShown } from './second-factor';

export { Member } from '@housebrand/shared/contracts';

/** `POST /api/provider/login`. */
export interface LoginRequest extends FactorShown {
  prefix: string;
  username: string;
  password: string;
  /** Answer to the `challenge` of a 429 reply. */
  proof?: ProofAnswer | undefined;
}

/** `POST /api/provider/passkey-login`. */
export interface PasskeyLoginRequest {
  prefix: string;
  passkey: PasskeyAnswer;
}

/** Query of `GET /api/apps/members`. */
export interface MemberListQuery extends PageRequest {
  /** The complete name for members; the beginning of it for agent keys. */
  username?: string;
  /** Agent keys only. */
  includeStaffs?: boolean;
}

/** `POST /api/provider/step-up`. */
export interface StepUpRequest {
  password: string;
}

/** Progress of the credit transfer from another agent. */
export type TransferStatus = 'NONE' | 'PENDING' | 'SUCCESS';
