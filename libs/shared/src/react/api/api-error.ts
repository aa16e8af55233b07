import type { Challenge } from '../../core';

/** A field of the request that is wrong, in the member's language. */
export interface FieldError {
  field: string;
  message: string;
}

/** What an {@link ApiError} is made of. */
export interface ApiErrorOptions {
  /** The envelope's `code`; 0 when no envelope came back. */
  code: number;
  /** The HTTP status; 0 when the network failed. */
  status: number;
  message: string;
  errors?: readonly FieldError[];
  /** What makes the same call possible: work (see `withProof`), or a passkey (see `useAssured`). */
  challenge?: Challenge | null;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** Every failure of a call: a refusal (with the server's message), a broken reply, or no reply at all. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly challenge: Challenge | null;
  /** Names the request in the server's log; shown to the member as a reference. */
  readonly requestId: string | null;
  /** After so long the same may be asked again; `null` where the server does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(options: ApiErrorOptions) {
    const { code, status, message, errors = [], challenge = null, requestId = null, cause } = options;
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.challenge = challenge;
    this.requestId = requestId;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  /** No reply: the phone is offline, or the connection broke. */
  get isNetworkFailure(): boolean {
    return this.status === 0;
  }

  /** The system behind us does not answer, or is under maintenance. */
  get isUnavailable(): boolean {
    return this.status === 503;
  }
}
