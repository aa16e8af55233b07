import type { MessageKey } from './messages';
import type { ProofChallenge } from './proof-of-work';
import type { PasskeyChallenge } from './step-up';

/** What makes a call possible that was refused: work to be done, or a passkey to be shown. */
export type Challenge = ProofChallenge | PasskeyChallenge;

/** What a reply says of a failure. The envelope's `code` is the specification's; the HTTP status is honest. */
export interface DomainErrorOptions {
  /** The envelope's `code`. */
  code: number;
  /** The HTTP status. */
  status: number;
  /** Key of the message in the domain's `locales/{th,en}.json`, for example `auth.invalidCredentials`. */
  messageKey: MessageKey;
  /** Values for `{placeholders}` of the message. Never a password, token, OTP or account number. */
  values?: Record<string, string | number>;
  /** A provider's own words: shown instead of the message, as the specification asks for provider calls. */
  providerMessage?: string;
  /** Tells the caller when to come again: the header `retry-after`. */
  retryAfterSeconds?: number | undefined;
  challenge?: Challenge | undefined;
  cause?: unknown;
}

/** The base of every named error of a domain. Services throw it; one filter turns it into a reply. */
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

/** A request that nothing of ours should look into any further. */
export class MalformedRequest extends DomainError {
  constructor() {
    super({ code: 400, status: 400, messageKey: 'shared.malformed' });
  }
}

/** Nobody is logged in, or not any more: 401. */
export class NotAuthenticated extends DomainError {
  constructor() {
    super({ code: 401, status: 401, messageKey: 'shared.notAuthenticated' });
  }
}

/** No agent key came, or one that does not hold: 401. Being logged in does not stand in for it. */
export class AgentKeyNeeded extends DomainError {
  constructor() {
    super({ code: 401, status: 401, messageKey: 'shared.agentKeyNeeded' });
  }
}

/** Another member's or another agent's record, or a call the principal may not make. */
export class Forbidden extends DomainError {
  constructor() {
    super({ code: 403, status: 403, messageKey: 'shared.forbidden' });
  }
}

/** What is asked for is not there: 404. */
export class NotFound extends DomainError {
  constructor(messageKey: MessageKey = 'shared.notFound') {
    super({ code: 404, status: 404, messageKey });
  }
}

/** Something stands in its place already: 409. */
export class Conflict extends DomainError {
  constructor(messageKey: MessageKey = 'shared.conflict') {
    super({ code: 409, status: 409, messageKey });
  }
}

/** Which field of a request is wrong, and the key of the message that says why. */
export interface FieldProblem {
  field: string;
  messageKey: MessageKey;
  values?: Record<string, string | number>;
}

/** Fields that are missing or wrong: 422, with the words of each in `errors`. */
export class InvalidInput extends DomainError {
  constructor(readonly problems: readonly FieldProblem[]) {
    super({ code: 422, status: 422, messageKey: 'shared.invalidInput' });
  }
}

/** A limit is reached: 429, and `Retry-After` says for how many seconds. */
export class TooManyRequests extends DomainError {
  constructor(retryAfterSeconds: number) {
    const values = { count: retryAfterSeconds };
    super({ code: 429, status: 429, messageKey: 'shared.tooManyRequests', values, retryAfterSeconds });
  }
}
