import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtension, ApiExtraModels } from '@nestjs/swagger';
import type { DomainError } from '@housebrand/shared';
import { componentsOf, nameOfContract, type Contract } from './contract-schemas';
import type { Schemas } from './examples';

/** An error class without constructor arguments, or a function that creates an example. */
export type ErrorExample = (new () => DomainError) | (() => DomainError);

/** Options of a documented reply. */
export interface ApiEnvelopeOptions {
  /** The payload is an array of the model. */
  isArray?: boolean;
  /** The payload is a page with `meta.total`. */
  paged?: boolean;
  /** The page belongs to a list by days, with `meta.from` and `meta.to`. */
  byDays?: boolean;
  /** All named errors of the route except the common ones (no session, invalid input, internal). */
  errors?: readonly ErrorExample[];
  /** Example of an event stream, which has no envelope. */
  stream?: string;
  /** Replaces the example built from the model's properties. */
  example?: unknown;
  description?: string;
}

/** The notes of `@ApiEnvelope`. `completeDocument` builds the replies, because the envelope depends on the path. */
export interface NotedEnvelope {
  model: string | null;
  /** The components of a contract; those of a class are NestJS's. */
  components?: () => Schemas;
  options: ApiEnvelopeOptions;
}

/** Holds the notes of `@ApiEnvelope`; `completeDocument` reads and removes them. */
export const ENVELOPE_EXTENSION = 'x-housebrand-envelope';
/** Set by `@Idempotent`; `completeDocument` adds its errors. */
export const IDEMPOTENT_EXTENSION = 'x-housebrand-idempotent';

/** Set by `@ApiIssuesSession`; `completeDocument` adds the header. */
export const ISSUES_SESSION_EXTENSION = 'x-housebrand-issues-session';

/** Documents that the reply contains a token in a header, for programs. */
export const ApiIssuesSession = (): MethodDecorator => ApiExtension(ISSUES_SESSION_EXTENSION, true);

/**
 * Documents a route's replies: the model inside the envelope of its path, and each error with code and message.
 *
 *     @ApiEnvelope(LoginResult, { errors: [InvalidCredentials, () => new TooManyRequests(60)] })
 *
 * @param model a contract of the core, or the class of a request that the call returns unchanged
 */
export function ApiEnvelope(model: Contract | Type | null, options: ApiEnvelopeOptions = {}): MethodDecorator {
  if (model === null) return noteEnvelope({ model, options });
  if (typeof model === 'function')
    return applyDecorators(noteEnvelope({ model: model.name, options }), ApiExtraModels(model));
  return noteEnvelope({ model: nameOfContract(model), components: () => componentsOf(model), options });
}

const noteEnvelope = (noted: NotedEnvelope): MethodDecorator => ApiExtension(ENVELOPE_EXTENSION, noted);
