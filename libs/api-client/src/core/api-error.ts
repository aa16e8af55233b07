import { BY_MESSAGE, BY_NUMBER, type Repetition } from './repetitions';

/** A field of the request that is wrong, in the language of the client. */
export interface FieldError {
  field: string;
  message: string;
}

/** What came back in the place of a success. */
export interface Refusal {
  /** The API's number; 0 when no reply of the API came. */
  code: number;
  /** The HTTP status; 0 when the network failed. */
  status: number;
  /** As served: in the language of the client. */
  message: string;
  errors?: readonly FieldError[];
  requestId?: string | null;
  /** Under which the call went out, where it moves money. */
  idempotencyKey?: string | null;
  cause?: unknown;
}

/** Every failure of a call. The catalogue at `/docs/errors` lists all of them. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  /** What must be the case for the same call to be worth sending again. */
  readonly mayRepeat: Repetition;
  readonly errors: readonly FieldError[];
  /** Names the request in the API's log. */
  readonly requestId: string | null;
  /** Repeat what moves money under this one, and it moves once; `null` where the call takes none. */
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

/** Nobody knows what a call did whose answer is lost, or is none of the API: a read may go out again, money only under its key. */
function repetitionOf(status: number, code: number, message: string): Repetition {
  if (code === 0) return 'sameKey';
  return BY_MESSAGE[message] ?? BY_NUMBER[`${status}/${code}`] ?? 'never';
}
