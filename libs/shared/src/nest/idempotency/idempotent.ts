import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseInterceptors,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENT_EXTENSION } from '../openapi/api-envelope.decorator';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_SHAPE, readIdempotencyKey } from './idempotency-key';
import { IdempotencyInterceptor, IS_KEY_REQUIRED } from './idempotency.interceptor';

/** Whether a call may come without a key. */
export interface IdempotentOptions {
  /** Every call must bring a key: for calls that move money. Default: a call without one is served as usual. */
  isRequired?: boolean;
}

/**
 * A POST that has one effect however often it is sent with the same `Idempotency-Key`: a repetition gets the stored reply,
 * another body under the same key 422, a repetition while the first is under way 409. Refusals of the domain are kept like
 * successes; a failure of ours, a wrong body, and "too many" or "not available" free the key.
 *
 * When an instance dies between the commit of the work and the storing of its answer, the key is free again at once: work that
 * must not happen twice takes the key (`@IdempotencyKey()`) into its own transaction.
 */
export function Idempotent({ isRequired = false }: IdempotentOptions = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(IS_KEY_REQUIRED, isRequired),
    UseInterceptors(IdempotencyInterceptor),
    ApiExtension(IDEMPOTENT_EXTENSION, true),
    ApiHeader({
      name: IDEMPOTENCY_HEADER,
      required: isRequired,
      description:
        'Unique key per intended operation. A retry with the same key returns the stored reply, for 24 hours.',
      example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f',
      schema: { type: 'string', minLength: 1, maxLength: 64, pattern: IDEMPOTENCY_KEY_SHAPE.source },
    }),
  );
}

/** `@IdempotencyKey() key: string | null`: the key of the request, for the reference of what it brings about. */
export const IdempotencyKey = createParamDecorator((_: unknown, execution: ExecutionContext): string | null =>
  readIdempotencyKey(execution.switchToHttp().getRequest<FastifyRequest>()),
);
