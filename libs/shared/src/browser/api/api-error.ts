import type { Challenge } from '../../core';

/** An invalid field of the request, with its message in the member's language. */
export interface FieldError {
  field: string;
  message: string;
}

/** Options of an {@link ApiError}. */
export interface ApiErrorOptions {
  /** The envelope's `code`; 0 without an envelope. */
  code: number;
  /** The HTTP status; 0 when the network failed. */
  status: number;
  message: string;
  errors?: readonly FieldError[];
  /** Work (see `withProof`) or a passkey (see `useStepUp`) that makes the same call succeed. */
  challenge?: Challenge | null;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** Any failed call: a refusal (with the server's message), an invalid reply, or no reply at all. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly challenge: Challenge | null;
  /** Identifies the request in the server's log; shown to the member as a reference. */
  readonly requestId: string | null;
  /** Seconds until the call may be repeated; `null` when the server gives none. */
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

  /** No reply: the device is offline, or the connection broke. */
  get isNetworkFailure(): boolean {
    return this.status === 0;
  }

  /** The provider does not reply, or is under maintenance. */
  get isUnavailable(): boolean {
    return this.status === 503;
  }
}
