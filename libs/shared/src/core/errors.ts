import type { Challenge } from './challenge';
import type { MessageKey } from './messages';

/**
 * How a failure appears in the reply. The envelope's `code` follows the specification; the HTTP status follows HTTP.
 */
export interface DomainErrorOptions {
  /** The envelope's `code`. */
  code: number;
  /** The HTTP status. */
  status: number;
  /** Key of the message in the domain's `locales/{th,en}.json`, for example `auth.invalidCredentials`. */
  messageKey: MessageKey;
  /** Values for `{placeholders}` of the message. Never a password, token, OTP or account number. */
  values?: Record<string, string | number>;
  /** The provider's own message, shown instead of ours: the specification requires it for provider calls. */
  providerMessage?: string;
  /** Seconds until the caller may retry: the header `retry-after`. */
  retryAfterSeconds?: number | undefined;
  challenge?: Challenge | undefined;
  cause?: unknown;
}

/** Base class of a domain's named errors. Services throw it; one filter turns it into a reply. */
export class DomainError extends Error {
  readonly code: number;
  readonly status: number;
  readonly messageKey: MessageKey;
  readonly values: Record<string, string | number>;
  readonly providerMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: Challenge | undefined;

  constructor(options: DomainErrorOptions) {
    super(options.messageKey, { cause: options.cause });
    this.name = new.target.name;
    this.code = options.code;
    this.status = options.status;
    this.messageKey = options.messageKey;
    this.values = options.values ?? {};
    this.providerMessage = options.providerMessage;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.challenge = options.challenge;
  }
}

/** A class of errors whose reply never varies. Only the cause differs between two of its errors. */
export type FixedError = new (cause?: unknown) => DomainError;

/** The reply of a {@link fixedError}. */
export interface FixedReply extends Pick<DomainErrorOptions, 'status' | 'messageKey' | 'retryAfterSeconds'> {
  /** The envelope's `code`. Default: the status. */
  code?: number;
}

/**
 * Returns the base of an error whose reply never varies: `class FirstLoginFailed extends fixedError({ status: 400, messageKey }) {}`.
 * For 404 and 409 use {@link notFound} and {@link conflict}.
 * @__NO_SIDE_EFFECTS__
 */
export function fixedError(reply: FixedReply): FixedError {
  return class extends DomainError {
    constructor(cause?: unknown) {
      super({ code: reply.status, ...reply, cause });
    }
  };
}

/** A request that is rejected without further processing: 400. */
export class MalformedRequest extends fixedError({ status: 400, messageKey: 'shared.malformed' }) {}

/** The caller is not logged in, or the session has ended: 401. */
export class NotAuthenticated extends fixedError({ status: 401, messageKey: 'shared.notAuthenticated' }) {}

/** The agent key is missing or invalid: 401. A login does not replace it. */
export class AgentKeyNeeded extends fixedError({ status: 401, messageKey: 'shared.agentKeyNeeded' }) {}

/** The record belongs to another member or agent, or the principal may not make the call: 403. */
export class Forbidden extends fixedError({ status: 403, messageKey: 'shared.forbidden' }) {}

/** The requested record does not exist: 404. */
export class NotFound extends DomainError {
  constructor(messageKey: MessageKey = 'shared.notFound') {
    super({ code: 404, status: 404, messageKey });
  }
}

/**
 * Returns the base of a domain's own 404: `class UnknownAgent extends notFound('theming.unknownAgent') {}`.
 * @__NO_SIDE_EFFECTS__
 */
export function notFound(messageKey: MessageKey): new () => NotFound {
  return class extends NotFound {
    constructor() {
      super(messageKey);
    }
  };
}

/** The request conflicts with an existing record: 409. */
export class Conflict extends DomainError {
  constructor(messageKey: MessageKey = 'shared.conflict') {
    super({ code: 409, status: 409, messageKey });
  }
}

/**
 * Returns the base of a domain's own 409: `class QuestClaimed extends conflict('quests.claimed') {}`.
 * @__NO_SIDE_EFFECTS__
 */
export function conflict(messageKey: MessageKey): new () => Conflict {
  return class extends Conflict {
    constructor() {
      super(messageKey);
    }
  };
}

/** An invalid field of a request, and the key of the message that explains it. */
export interface FieldProblem {
  field: string;
  messageKey: MessageKey;
  values?: Record<string, string | number>;
  /** The class of the request, if fields of other requests have the same name. */
  of?: string;
}

/** Missing or invalid fields: 422, with the message of each in `errors`. */
export class InvalidInput extends DomainError {
  constructor(readonly problems: readonly FieldProblem[]) {
    super({ code: 422, status: 422, messageKey: 'shared.invalidInput' });
  }
}

/** A rate limit is reached: 429, with the seconds to wait in `Retry-After`. */
export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    const values = { count: retryAfterSeconds };
    super({ code: 429, status: 429, messageKey: 'shared.tooManyRequests', values, retryAfterSeconds });
  }
}
