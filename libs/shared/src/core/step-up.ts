import { DomainError } from './errors';

/** The envelope's code when a call waits for the password to be typed again. */
export const STEP_UP_CODE = 4401;

/** Nobody knows whether the member still sits there: the password first (`POST /api/provider/step-up`), then the same call again. */
export class StepUpNeeded extends DomainError {
  constructor() {
    super({ code: STEP_UP_CODE, status: 403, messageKey: 'shared.stepUpNeeded' });
  }
}

/** The envelope's code when a call waits for a second factor. */
export const SECOND_FACTOR_CODE = 4403;

/**
 * The member has a second factor and has not shown it here lately. At a login: the same login again with `code`. Before money
 * moves: the code first (`POST /api/provider/second-factor`), then the same call again.
 */
export class SecondFactorNeeded extends DomainError {
  constructor() {
    super({ code: SECOND_FACTOR_CODE, status: 403, messageKey: 'shared.secondFactorNeeded' });
  }
}
