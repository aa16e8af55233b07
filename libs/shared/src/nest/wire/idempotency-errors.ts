import { fixedError } from '@housebrand/shared';

/** The `Idempotency-Key` was used with another address or body. */
export class IdempotencyKeyReused extends fixedError({ status: 422, messageKey: 'shared.idempotencyKeyReused' }) {}

/** The first call with this `Idempotency-Key` is still in progress. */
export class IdempotencyKeyInFlight extends fixedError({
  status: 409,
  messageKey: 'shared.idempotencyKeyInFlight',
  retryAfterSeconds: 1,
}) {}
