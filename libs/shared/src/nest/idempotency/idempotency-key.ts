import { InvalidInput } from '@housebrand/shared';
import type { FastifyRequest } from 'fastify';

/** The header with the caller's key of a call: repeated calls take effect once and get the same reply. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** 1 to 64 visible ASCII characters; anything else is refused with 422. */
export const IDEMPOTENCY_KEY_SHAPE = /^[\x21-\x7e]{1,64}$/;

/**
 * Returns a request's idempotency key: at most 64 visible ASCII characters; `null` without one.
 * @throws InvalidInput for anything else
 */
export function readIdempotencyKey(request: Pick<FastifyRequest, 'headers'>): string | null {
  const given = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (given === undefined) return null;
  if (typeof given === 'string' && IDEMPOTENCY_KEY_SHAPE.test(given)) return given;
  throw new InvalidInput([
    { field: IDEMPOTENCY_HEADER, messageKey: 'shared.invalid', values: { field: IDEMPOTENCY_HEADER } },
  ]);
}
