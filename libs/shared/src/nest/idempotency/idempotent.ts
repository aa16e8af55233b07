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
import {
  HAS_OWN_RECORD,
  IdempotencyInterceptor,
  IS_KEY_REQUIRED,
  refusalFinderOf,
  type FindRefusal,
} from './idempotency.interceptor';

export type { FindRefusal };

/** Options of `@Idempotent`. */
export interface IdempotentOptions {
  /** Whether every call must have a key, as for money movements. Default: false; calls without one are served as usual. */
  isRequired?: boolean;
  /**
   * Whether the work itself repeats its reply: it stores the key with its effect, finds it again and makes the same reply of it. Then
   * only refusals are stored, and the work throws that of an earlier call (`@StoredRefusal()`) unless it finds the effect. Concurrent
   * calls with one key run side by side. Default: false.
   */
  hasOwnRecord?: boolean;
}

/**
 * Makes a POST take effect once per `Idempotency-Key`. A repeated call gets the stored reply; another body under the same key gets
 * 422; a repeated call while the first is in progress gets 409. Domain refusals are stored like successes. Our own failures,
 * invalid bodies and temporary refusals (401, 403, 408, 425, 429) free the key.
 *
 * If an instance dies between the commit of the work and the storage of its reply, the key becomes free. Work that must not happen
 * twice must store the key (`@IdempotencyKey()`) in its own transaction.
 */
export function Idempotent({ isRequired = false, hasOwnRecord = false }: IdempotentOptions = {}): MethodDecorator {
  return applyDecorators(
    SetMetadata(IS_KEY_REQUIRED, isRequired),
    SetMetadata(HAS_OWN_RECORD, hasOwnRecord),
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

/** `@IdempotencyKey() key: string | null`: the request's key, to store with its effect. */
export const IdempotencyKey = createParamDecorator((_: unknown, execution: ExecutionContext): string | null =>
  readIdempotencyKey(execution.switchToHttp().getRequest<FastifyRequest>()),
);

/**
 * `@StoredRefusal() findRefusal: FindRefusal`: reads how an earlier call with the request's key was refused, for `hasOwnRecord`. If the
 * statement that looks for the effect also reads {@link hasStoredReply}, it is needed for those only.
 */
export const StoredRefusal = createParamDecorator((_: unknown, execution: ExecutionContext): FindRefusal =>
  refusalFinderOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);
