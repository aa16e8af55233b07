import { BY_MESSAGE, BY_NUMBER, type Repetition } from './repetitions';

/** An invalid field of the request, in the client's language. */
export interface FieldError {
  field: string;
  message: string;
}

/** The data of a failed call. */
export interface Refusal {
  /** The API's error code; 0 without a reply from the API. */
  code: number;
  /** The HTTP status; 0 after a network error. */
  status: number;
  /** In the client's language. */
  message: string;
  errors?: readonly FieldError[];
  requestId?: string | null;
  /** The idempotency key of a call that moves money. */
  idempotencyKey?: string | null;
  cause?: unknown;
}

/** Every failure of a call. The catalogue at `/docs/errors` lists all of them. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  /** The condition under which a repetition of the call makes sense. */
  readonly mayRepeat: Repetition;
  readonly errors: readonly FieldError[];
  /** Identifies the request in the API's log. */
  readonly requestId: string | null;
  /** Repeat a call that moves money under this key to execute it once; `null` for other calls. */
  readonly idempotencyKey: string | null;

  constructor({ code, status, message, errors = [], requestId = null, idempotencyKey = null, cause }: Refusal) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.mayRepeat = repetitionOf(status, code, message);
    this.errors = errors;
    this.requestId = requestId;
    this.idempotencyKey = idempotencyKey;
  }
}

/** Without a reply from the API, the call's effect is unknown: reads may be repeated, money only under the same key. */
function repetitionOf(status: number, code: number, message: string): Repetition {
  if (code === 0) return 'sameKey';
  return BY_MESSAGE[message] ?? BY_NUMBER[`${status}/${code}`] ?? 'never';
}
