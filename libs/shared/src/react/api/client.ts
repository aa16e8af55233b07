import {
  APP_SUCCESS,
  fillAddress,
  isSessionCode,
  PROVIDER_SUCCESS,
  type AddressValue,
  type ProofChallenge,
} from '../../core';
import { currentLanguage } from '../words/language';
import { sharedText } from '../words/shared-words';
import { ApiError } from './api-error';
import { whenHydrated } from '../state/slice';
import { takeEarlyReply } from './early-replies';
import type { FieldError } from './api-error';

export interface CallOptions {
  /** Fills the names in braces of the address, percent-encoded. */
  path?: object;
  /** Added to the address; `null` and `undefined` are left out. */
  query?: Readonly<Record<string, AddressValue>>;
  signal?: AbortSignal;
  /** For calls that move money: made before the first send and kept for every repetition of it. */
  idempotencyKey?: string;
}

/** One page of a list. */
export interface Page<T> {
  entries: T;
  /** Entries in all. */
  total: number;
}

/** What the app does when a call shows that the session is over. Set once, by the app. */
export interface SessionHandlers {
  /** Code 1005 or 1003: the provider ended the session. */
  expired(): void;
  /** HTTP 401 for another reason: nobody is logged in, or not any more. */
  unauthenticated(): void;
}

interface Reply {
  code?: unknown;
  message?: unknown;
  data?: unknown;
  result?: unknown;
  meta?: { total?: unknown };
  errors?: FieldError[];
  challenge?: ProofChallenge;
  requestId?: string;
}

/** The calls on which a 401 is an answer and not an ended session. */
const ASKS_FOR_A_SESSION = ['/api/provider/login', '/api/provider/profile', '/api/provider/logout'];

let handlers: SessionHandlers = { expired: () => undefined, unauthenticated: () => undefined };

export function setSessionHandlers(next: SessionHandlers): void {
  handlers = next;
}

async function send(method: string, path: string, body: unknown, options: CallOptions): Promise<Reply> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': currentLanguage() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const url = fillAddress(path, { ...options, path: { ...options.path } });
  let response: Response;
  try {
    const early = method === 'GET' ? await takeEarlyReply(url) : null;
    response =
      early ??
      (await fetch(url, {
        method,
        headers,
        credentials: 'same-origin',
        body: body === undefined ? null : JSON.stringify(body),
        signal: options.signal ?? null,
      }));
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError({ code: 0, status: 0, message: sharedText('networkFailed'), cause });
  }
  await whenHydrated();
  return read(path, response);
}

async function read(path: string, response: Response): Promise<Reply> {
  const requestId = response.headers.get('x-request-id');
  const reply = (await response.json().catch(() => null)) as Reply | null;
  const success = path.startsWith('/api/provider/') ? PROVIDER_SUCCESS : APP_SUCCESS;
  if (response.ok && reply !== null && reply.code === success) return reply;
  const error = new ApiError({
    code: typeof reply?.code === 'number' ? reply.code : 0,
    status: response.status,
    message: typeof reply?.message === 'string' && reply.message ? reply.message : sharedText('replyBroken'),
    errors: Array.isArray(reply?.errors) ? reply.errors : [],
    challenge: reply?.challenge ?? null,
    requestId: reply?.requestId ?? requestId,
  });
  if (isSessionCode(error.code)) handlers.expired();
  else if (error.status === 401 && !ASKS_FOR_A_SESSION.includes(path)) handlers.unauthenticated();
  throw error;
}

const content = (path: string, reply: Reply): unknown =>
  path.startsWith('/api/provider/') ? reply.result : reply.data;

/**
 * The own API, same origin, by cookie. Answers the content of the envelope: `result` for `/api/provider/*` (success is
 * code 0), `data` for `/api/apps/*` (success is code 200). Every failure is an {@link ApiError}.
 */
export const api = {
  async get<T>(path: string, options: CallOptions = {}): Promise<T> {
    return content(path, await send('GET', path, undefined, options)) as T;
  },
  async post<T>(path: string, body: unknown = {}, options: CallOptions = {}): Promise<T> {
    return content(path, await send('POST', path, body, options)) as T;
  },
  async put<T>(path: string, body: unknown = {}, options: CallOptions = {}): Promise<T> {
    return content(path, await send('PUT', path, body, options)) as T;
  },
  /** A list call, with `meta.total`. */
  async page<T>(path: string, options: CallOptions = {}): Promise<Page<T>> {
    const reply = await send('GET', path, undefined, options);
    return { entries: content(path, reply) as T, total: Number(reply.meta?.total ?? 0) };
  },
};
