import type { OpenAPIObject } from '@nestjs/swagger';
import {
  DomainError,
  EVENT_STREAM,
  InvalidInput,
  NotAuthenticated,
  ProofNeeded,
  StepUpNeeded,
  type Language,
} from '@housebrand/shared';
import type { Access } from '../context/decorators';
import { STEP_UP_EXTENSION, type Assurance } from '../context/step-up';
import { isProviderPath, problemEnvelope, successEnvelope } from '../edge/envelope';
import type { Messages } from '../edge/messages';
import { Paged } from '../paging/paged';
import { IdempotencyKeyInFlight, IdempotencyKeyReused } from '../idempotency/idempotency-errors';
import {
  ENVELOPE_EXTENSION,
  IDEMPOTENT_EXTENSION,
  type ErrorExample,
  type NotedEnvelope,
} from './api-envelope.decorator';
import { exampleOf, type Schema, type Schemas } from './examples';

interface Operation {
  responses: Record<string, unknown>;
  requestBody?: unknown;
  parameters?: { schema?: Schema; example?: unknown }[];
  security?: Record<string, string[]>[];
  tags?: string[];
  [ENVELOPE_EXTENSION]?: NotedEnvelope;
  [IDEMPOTENT_EXTENSION]?: boolean;
  [STEP_UP_EXTENSION]?: Assurance;
  'x-access'?: Access;
}

const EXAMPLE_REQUEST_ID = '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Who may call, as OpenAPI says it: any one entry is enough. */
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  sessionOptional: [],
  member: [{ 'x-user-auth': [] }, { jwt: [] }, { portalToken: [] }],
  memberOrAgentKey: [{ 'x-user-auth': [] }, { jwt: [] }, { portalToken: [] }, { 'x-agent-key': [] }],
  agentKey: [{ 'x-agent-key': [] }],
  masterKey: [{ 'x-agent-key': [] }],
};

/** Turns what `@ApiEnvelope` and the access decorators noted into replies, examples and security requirements. */
export function completeDocument(document: OpenAPIObject, messages: Messages): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as unknown as Operation | undefined;
      if (operation) completeOperation(path, operation, schemas, messages);
    }
  }
  return document;
}

function completeOperation(path: string, operation: Operation, schemas: Schemas, messages: Messages): void {
  const noted = operation[ENVELOPE_EXTENSION];
  const access = operation['x-access'] ?? 'member';
  const repeated = operation[IDEMPOTENT_EXTENSION] ? [IdempotencyKeyInFlight, IdempotencyKeyReused] : [];
  delete operation[ENVELOPE_EXTENSION];
  delete operation['x-access'];
  delete operation[IDEMPOTENT_EXTENSION];
  operation.security = SECURITY[access];
  if (!noted) return;
  operation.responses = {
    200: successReply(path, noted, schemas),
    ...failureReplies(
      path,
      [...(noted.options.errors ?? []), ...repeated, ...usualErrors(operation, access)],
      messages,
    ),
  };
}

function usualErrors(operation: Operation, access: Access): ErrorExample[] {
  const { requestBody, parameters = [] } = operation;
  const field = { field: 'limit', messageKey: 'shared.numeric' } as const;
  return [
    ...(SECURITY[access].length === 0 ? [] : [NotAuthenticated]),
    ...(operation[STEP_UP_EXTENSION] ? [StepUpNeeded] : []),
    ...(requestBody || parameters.length > 0 ? [() => new InvalidInput([field])] : []),
    () => new DomainError({ code: 500, status: 500, messageKey: 'shared.internal' }),
  ];
}

function successReply(path: string, { model, options }: NotedEnvelope, schemas: Schemas): object {
  const { isArray = false, paged = false, description = 'Success', stream } = options;
  const headers = {
    'x-request-id': { schema: { type: 'string' }, description: 'Also in every log line of the request' },
  };
  if (stream !== undefined)
    return { description, headers, content: { [EVENT_STREAM]: { schema: { type: 'string' }, example: stream } } };
  const inner: Schema = model ? { $ref: `#/components/schemas/${model}` } : { nullable: true };
  const payload: Schema = isArray || paged ? { type: 'array', items: inner } : inner;
  const example = options.example ?? exampleOf(payload, schemas);
  const value = successEnvelope(path, paged ? new Paged(example as unknown[], 1) : example);
  return {
    description,
    headers,
    content: { 'application/json': { schema: envelopeSchema(path, payload, paged), example: value } },
  };
}

function envelopeSchema(path: string, payload: Schema, paged: boolean): Schema {
  const field = isProviderPath(path) ? 'result' : 'data';
  return {
    type: 'object',
    required: ['code', 'message', field],
    properties: {
      code: { type: 'integer', enum: [isProviderPath(path) ? 0 : 200] },
      message: { type: 'string' },
      [field]: payload,
      ...(paged && { meta: { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } } }),
    },
  };
}

function failureReplies(path: string, examples: readonly ErrorExample[], messages: Messages): Record<string, object> {
  const byStatus = new Map<number, DomainError[]>();
  for (const example of examples) {
    const error = makeError(example);
    const known = byStatus.get(error.status) ?? [];
    if (!known.some(({ name, messageKey }) => name === error.name && messageKey === error.messageKey))
      known.push(error);
    byStatus.set(error.status, known);
  }
  return Object.fromEntries([...byStatus].map(([status, errors]) => [status, failureReply(path, errors, messages)]));
}

function makeError(example: ErrorExample): DomainError {
  const isClass = (example as { prototype?: unknown }).prototype instanceof DomainError;
  return isClass ? new (example as new () => DomainError)() : (example as () => DomainError)();
}

function failureReply(path: string, errors: readonly DomainError[], messages: Messages): object {
  const examples = errors.map((error) => [
    error.name === 'DomainError' ? error.messageKey : error.name,
    {
      summary: messages.say(error.messageKey, 'en', error.values),
      value: problemOf(path, error, messages, 'th'),
    },
  ]);
  return {
    description: errors.map(({ messageKey, values }) => messages.say(messageKey, 'en', values)).join(' · '),
    content: { 'application/json': { schema: problemSchema(path), examples: Object.fromEntries(examples) as object } },
  };
}

function problemOf(path: string, error: DomainError, messages: Messages, language: Language): object {
  const errors =
    error instanceof InvalidInput
      ? error.problems.map((problem) => ({
          field: problem.field,
          message: messages.sayProblem(problem, language),
        }))
      : undefined;
  const message = error.providerMessage ?? messages.say(error.messageKey, language, error.values);
  const challenge = error instanceof ProofNeeded ? error.challenge : undefined;
  return problemEnvelope(path, { code: error.code, message, errors, challenge, requestId: EXAMPLE_REQUEST_ID });
}

function problemSchema(path: string): Schema {
  const field = isProviderPath(path) ? 'result' : 'data';
  return {
    type: 'object',
    required: ['code', 'message', field, 'requestId'],
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      [field]: { nullable: true, enum: [null] },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
      challenge: {
        type: 'object',
        required: ['token', 'salt', 'bits', 'expiresAt'],
        properties: {
          token: { type: 'string' },
          salt: { type: 'string' },
          bits: { type: 'integer' },
          expiresAt: { type: 'string', format: 'date-time' },
        },
      },
      requestId: { type: 'string' },
    },
  };
}
