import { DomainError } from '@housebrand/shared';

/** The `Idempotency-Key` was used with another address or body. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super({ code: 422, status: 422, messageKey: 'shared.idempotencyKeyReused' });
  }
}

/** The first call with this `Idempotency-Key` is still in progress. */
export class IdempotencyKeyInFlight extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'shared.idempotencyKeyInFlight', retryAfterSeconds: 1 });
  }
}
