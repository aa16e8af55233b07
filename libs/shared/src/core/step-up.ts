import { DomainError } from './errors';

/** The envelope's code when a call waits for the password to be typed again. */
export const STEP_UP_CODE = 4401;

/** Nobody knows whether the member still sits there: the password first (`POST /api/provider/step-up`), then the same call again. */
export class StepUpNeeded extends DomainError {
  constructor() {
    super({ code: STEP_UP_CODE, status: 403, messageKey: 'shared.stepUpNeeded' });
  }
}
