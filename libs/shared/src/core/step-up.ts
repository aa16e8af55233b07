import type { PasskeyChallenge } from './challenge';
import { DomainError, fixedError } from './errors';
import { OWN_CODES } from './own-codes';

/** The envelope's code when a call requires the password again. */
export const STEP_UP_CODE = OWN_CODES.stepUp;

/** The caller may no longer be the member: send the password (`POST /api/provider/step-up`), then repeat the call. */
export class StepUpNeeded extends fixedError({ code: STEP_UP_CODE, status: 403, messageKey: 'shared.stepUpNeeded' }) {}

/** The envelope's code when a call requires a second factor. */
export const SECOND_FACTOR_CODE = OWN_CODES.secondFactor;

/** The browser's answer to a `PasskeyRequest`; every field is base64url. */
export interface PasskeyAnswer {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/**
 * The member has a second factor and has not used it on this session lately. At login: repeat the login with `code`
 * or `passkey`. Before money moves: send either one (`POST /api/provider/second-factor`), then repeat the call.
 */
export class SecondFactorNeeded extends DomainError {
  /** @param challenge for a member who has passkeys */
  constructor(challenge?: PasskeyChallenge) {
    super({ code: SECOND_FACTOR_CODE, status: 403, messageKey: 'shared.secondFactorNeeded', challenge });
  }
}
