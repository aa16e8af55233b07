import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtension, ApiExtraModels } from '@nestjs/swagger';
import type { DomainError } from '@housebrand/shared';

/** A named error class without constructor arguments, or a function that makes an example of one. */
export type ErrorExample = (new () => DomainError) | (() => DomainError);

/** What a route answers besides a plain payload. */
export interface ApiEnvelopeOptions {
  /** The payload is a list of the model. */
  isArray?: boolean;
  /** The payload is a page: `meta.total` comes along. */
  paged?: boolean;
  /** The page is of a list by days: `meta.from` and `meta.to` come along. */
  byDays?: boolean;
  /** Every named failure of the route beside the usual ones (no session, invalid input, internal). */
  errors?: readonly ErrorExample[];
  /** No envelope but a stream of events that stays open, such as this. */
  stream?: string;
  /** Overrides the example put together from the model's properties. */
  example?: unknown;
  description?: string;
}

/** What `@ApiEnvelope` notes down; `completeDocument` makes the replies of it, since the path decides the envelope. */
export interface NotedEnvelope {
  model: string | null;
  options: ApiEnvelopeOptions;
}

/** Where `@ApiEnvelope` notes what it was told; `completeDocument` reads it and takes it out. */
export const ENVELOPE_EXTENSION = 'x-housebrand-envelope';
/** What `@Idempotent` notes down; `completeDocument` adds its refusals. */
export const IDEMPOTENT_EXTENSION = 'x-housebrand-idempotent';

/** What `@ApiIssuesSession` notes down; `completeDocument` adds the header. */
export const ISSUES_SESSION_EXTENSION = 'x-housebrand-issues-session';

/** Documents that the reply hands the caller a token, in the header that programs read. */
export const ApiIssuesSession = (): MethodDecorator => ApiExtension(ISSUES_SESSION_EXTENSION, true);

/**
 * Documents a route's replies: the model inside the envelope of its path, and each failure with its code and message.
 *
 *     @ApiEnvelope(LoginResultDto, { errors: [InvalidCredentials, () => new TooManyRequests(60)] })
 */
export function ApiEnvelope(model: Type | null, options: ApiEnvelopeOptions = {}): MethodDecorator {
  const noted: NotedEnvelope = { model: model?.name ?? null, options };
  return applyDecorators(ApiExtension(ENVELOPE_EXTENSION, noted), ...(model ? [ApiExtraModels(model)] : []));
}
