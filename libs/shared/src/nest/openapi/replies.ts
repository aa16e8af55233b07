import { DomainError, EVENT_STREAM, InvalidInput, LANGUAGES, type Language, yearRange } from '@housebrand/shared';
import { isProviderPath, problemEnvelope, successEnvelope } from '../wire/envelope';
import type { Messages } from '../wire/messages';
import { Paged } from '../paging/paged';
import type { ErrorExample, NotedEnvelope } from './api-envelope.decorator';
import { exampleOf, type Schema, type Schemas } from './examples';

const EXAMPLE_REQUEST_ID = '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f';

/** @param context the payload schemas, and the reply's headers in addition to the request id */
export function successReply(
  path: string,
  { model, options }: NotedEnvelope,
  { schemas, headers: further }: { schemas: Schemas; headers: readonly string[] },
): object {
  const { isArray = false, paged = false, byDays = false, description = 'Success', stream } = options;
  const headers = Object.fromEntries(
    ['x-request-id', ...further].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  if (stream !== undefined)
    return { description, headers, content: { [EVENT_STREAM]: { schema: { type: 'string' }, example: stream } } };
  const inner: Schema = model ? { $ref: `#/components/schemas/${model}` } : schemaOf(options.example);
  const payload: Schema = isArray || paged ? { type: 'array', items: inner } : inner;
  const example = options.example ?? exampleOf(payload, schemas);
  const value = successEnvelope(
    path,
    paged ? new Paged(example as unknown[], 1, byDays ? yearRange(2026) : null) : example,
  );
  return {
    description,
    headers,
    content: {
      'application/json': { schema: envelopeSchema(path, payload, paged ? metaSchema(byDays) : null), example: value },
    },
  };
}

/** Derives the schema of a payload without a class from its example. */
function schemaOf(example: unknown): Schema {
  if (example === undefined || example === null) return { type: 'null' };
  return Array.isArray(example) ? { type: 'array', items: schemaOf(example[0]) } : { type: typeof example };
}

/** Returns the envelope of a success around its payload. */
function envelopeSchema(path: string, payload: Schema, meta: Schema | null): Schema {
  const { name, field } = isProviderPath(path)
    ? { name: 'ProviderSuccess', field: 'result' }
    : { name: 'Success', field: 'data' };
  const own = {
    type: 'object',
    required: [field, ...(meta ? ['meta'] : [])],
    properties: { [field]: payload, ...(meta && { meta }) },
  };
  return { allOf: [{ $ref: `#/components/schemas/${name}` }, own] };
}

function metaSchema(byDays: boolean): Schema {
  const day = (description: string): Schema => ({ type: 'string', format: 'date', description });
  const days = byDays && {
    from: day('First day of the list, also if the request has none.'),
    to: day('Last day of the list, also if the request has none.'),
  };
  return {
    type: 'object',
    required: ['total', ...Object.keys(days || {})],
    properties: { total: { type: 'integer' }, ...days },
  };
}

/** Removes duplicate errors, by class and message. */
export function distinctErrors(examples: readonly ErrorExample[]): DomainError[] {
  const errors = new Map<string, DomainError>();
  for (const error of examples.map(makeError)) {
    const key = `${error.name} ${error.messageKey} ${error.code}`;
    if (!errors.has(key)) errors.set(key, error);
  }
  return [...errors.values()];
}

function makeError(example: ErrorExample): DomainError {
  const isClass = (example as { prototype?: unknown }).prototype instanceof DomainError;
  return isClass ? new (example as new () => DomainError)() : (example as () => DomainError)();
}

export function failureReplies(
  path: string,
  errors: readonly DomainError[],
  messages: Messages,
): Record<string, object> {
  const byStatus = Map.groupBy(errors, ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, same]) => [status, failureReply(path, same, messages)]));
}

function failureReply(path: string, errors: readonly DomainError[], messages: Messages): object {
  const examples = errors.flatMap((error, at) =>
    LANGUAGES.map((language) => [
      `${nameOf(error)}${errors.findIndex((one) => nameOf(one) === nameOf(error)) < at ? `-${error.code}` : ''} ${language}`,
      { value: problemOf(path, error, messages, language) },
    ]),
  );
  const waits = errors.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
  const codes = [...new Set(errors.map(({ code }) => code))].sort((one, other) => one - other);
  const schema = {
    allOf: [
      { $ref: `#/components/schemas/${problemName(path)}` },
      { type: 'object', properties: { code: { type: 'integer', enum: codes } } },
    ],
  };
  return {
    description: errors.map(({ messageKey, values }) => messages.say(messageKey, 'en', values)).join(' · '),
    headers: {
      'x-request-id': { $ref: '#/components/headers/x-request-id' },
      ...(waits && { 'retry-after': { $ref: '#/components/headers/retry-after' } }),
    },
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) as object } },
  };
}

/** Returns the name of an error in the catalogue. */
export const nameOf = ({ name, messageKey }: DomainError): string => (name === 'DomainError' ? messageKey : name);

function problemOf(path: string, error: DomainError, messages: Messages, language: Language): object {
  const errors =
    error instanceof InvalidInput
      ? error.problems.map((problem) => ({
          field: problem.field,
          message: messages.describeProblem(problem, language),
        }))
      : undefined;
  const message = error.providerMessage ?? messages.say(error.messageKey, language, error.values);
  const { code, challenge } = error;
  return problemEnvelope(path, { code, message, errors, challenge, requestId: EXAMPLE_REQUEST_ID });
}

const problemName = (path: string): string => (isProviderPath(path) ? 'ProviderProblem' : 'Problem');

const TEXT = { type: 'string' };

/** Part of a 429 reply. */
const PROOF_CHALLENGE: Schema = {
  type: 'object',
  required: ['token', 'salt', 'bits', 'expiresAt'],
  properties: { token: TEXT, salt: TEXT, bits: { type: 'integer' }, expiresAt: { ...TEXT, format: 'date-time' } },
};

/** Part of a 4403 or 4404 reply to a member who has passkeys; `passkey` is null if none works at this host. */
const PASSKEY_CHALLENGE: Schema = {
  type: 'object',
  required: ['passkey', 'otherHosts'],
  properties: {
    passkey: {
      type: ['object', 'null'],
      required: ['challenge', 'rpId', 'allowCredentials', 'userVerification', 'timeout'],
      properties: {
        challenge: TEXT,
        rpId: TEXT,
        allowCredentials: {
          type: 'array',
          items: {
            type: 'object',
            required: ['type', 'id', 'transports'],
            properties: {
              type: { ...TEXT, enum: ['public-key'] },
              id: TEXT,
              transports: { type: 'array', items: TEXT },
            },
          },
        },
        userVerification: { ...TEXT, enum: ['required'] },
        timeout: { type: 'integer' },
      },
    },
    otherHosts: { type: 'array', items: TEXT },
  },
};

/** The envelopes, by the names that `successReply` and `failureReplies` use. */
export const ENVELOPE_SCHEMAS: Schemas = {
  Success: successSchema(200),
  ProviderSuccess: successSchema(0),
  Problem: problemSchema('data'),
  ProviderProblem: problemSchema('result'),
};

/** The headers that replies reference. */
export const REPLY_HEADERS = {
  'x-request-id': {
    description: 'Id of the request. Also in all its log lines and in error bodies.',
    schema: { type: 'string' },
    example: EXAMPLE_REQUEST_ID,
  },
  'x-token-expired-at': {
    description: 'When the session expires if no further call is made',
    schema: { type: 'string', format: 'date-time' },
    example: '2026-12-02T09:00:00.000Z',
  },
  'x-user-auth': {
    description:
      'The token for a program. Only if the request had `x-user-auth` (`request`, or the token to renew); no cookie is set then.',
    schema: { type: 'string' },
  },
  'retry-after': {
    description: 'Seconds to wait before sending the call again',
    schema: { type: 'integer' },
    example: 60,
  },
};

function successSchema(code: number): Schema {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: { code: { type: 'integer', enum: [code] }, message: TEXT },
  };
}

function problemSchema(field: 'data' | 'result'): Schema {
  return {
    type: 'object',
    required: ['code', 'message', field, 'requestId'],
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      [field]: { type: 'null' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      },
      challenge: { oneOf: [PROOF_CHALLENGE, PASSKEY_CHALLENGE] },
      requestId: { type: 'string' },
    },
  };
}
