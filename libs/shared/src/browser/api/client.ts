import {
  APP_SUCCESS,
  fillAddress,
  isSessionCode,
  PROVIDER_SUCCESS,
  type AddressValue,
  type Challenge,
} from '../../core';
import { ApiError } from './api-error';
import { whenHydrated } from '../state/slice';
import type { FieldError } from './api-error';
import { noteServerTime } from '../state/server-clock';

/** Options of one call. Reads time out after {@link READ_PATIENCE_MS}; writes never do. */
export interface CallOptions {
  /** Values of the address's path parameters; they are percent-encoded. */
  path?: object;
  /** Added to the address; `null` and `undefined` are omitted. */
  query?: Readonly<Record<string, AddressValue>>;
  signal?: AbortSignal;
  /** For calls that move money: created before the first attempt and reused for every retry. */
  idempotencyKey?: string;
}

/** One page of a list. */
export interface Page<T> {
  entries: T;
  /** Entries in the whole list. */
  total: number;
}

/** How calls are made. The root of a site sets it; omitted settings stay unchanged. */
export interface ApiSettings {
  /** The API's origin, such as `https://api.example`; empty for the page's own. */
  baseUrl: string;
  /** The language of replies. */
  language: () => string;
  /** The message of a failure for which the server sent none. */
  text: (key: 'networkFailed' | 'replyBroken') => string;
  /** Returns a reply that was requested ahead, by address; `null` when there is none. */
  early: (address: string) => Promise<Response | null>;
  /**
   * Stores the session's token, for a site on another host than the API: each call sends it in `x-user-auth`, and no
   * cookies. `null`: the session is a cookie.
   */
  tokens: TokenStore | null;
}

/**
 * Storage of a session's token. The token gives access to the member's account: keep it out of reach of other
 * scripts.
 */
export interface TokenStore {
  read(): string | null;
  write(token: string | null): void;
}

let settings: ApiSettings = {
  baseUrl: '',
  language: () => 'th',
  text: (key) => (key === 'networkFailed' ? 'There is no connection to the API.' : 'The reply is none of the API.'),
  early: async () => null,
  tokens: null,
};

/** Configures API calls; omitted settings stay unchanged. `HousebrandProvider` calls it for a site. */
export function setUpApi(next: Partial<ApiSettings>): void {
  settings = { ...settings, ...next };
}

/** Resolves one of our images, or each of a `srcset`, beside the API; leaves other addresses unchanged. */
export function mediaUrl<Address extends string | null | undefined>(address: Address): Address {
  return (address && address.replace(/(^|\s)(?=\/media\/)/g, `$1${settings.baseUrl}`)) as Address;
}

/** Whether the session is a cookie that all tabs share, and not a token that the site stores. */
export function isSessionShared(): boolean {
  return settings.tokens === null;
}

/** The header in which a client requests and receives its token. */
const TOKEN_HEADER = 'x-user-auth';
const LOGIN_ADDRESS = '/api/provider/login';
const LOGOUT_ADDRESS = '/api/provider/logout';

function tokenHeaders(path: string): Record<string, string> {
  const { tokens } = settings;
  if (!tokens) return {};
  const token = path === LOGIN_ADDRESS ? 'request' : tokens.read();
  return token === null ? {} : { [TOKEN_HEADER]: token };
}

/** Logins on this page. A reply to a request from before the last login says nothing about the current session. */
let logins = 0;

/** Stores the token of a login, and removes the token of an ended session. */
function keepToken(path: string, response: Response, isFromBeforeLogin: boolean): void {
  const { tokens } = settings;
  if (!tokens) return;
  const token = response.headers.get(TOKEN_HEADER);
  if (path === LOGIN_ADDRESS && response.ok && token) tokens.write(token);
  if (path === LOGOUT_ADDRESS || (response.status === 401 && !isFromBeforeLogin)) tokens.write(null);
}

interface Reply {
  code?: unknown;
  message?: unknown;
  data?: unknown;
  result?: unknown;
  meta?: { total?: unknown };
  errors?: FieldError[];
  challenge?: Challenge;
  requestId?: string;
}

/** Calls on which a 401 does not mean that the session has ended. */
const EXPECTED_401_CALLS = [LOGIN_ADDRESS, '/api/provider/profile', LOGOUT_ADDRESS];

/** How a call found that the session is over. */
export interface SessionOver {
  /** A request that moves money: this call was one and was refused, or another one is on its way; `null`: neither. */
  money: 'notSent' | 'sent' | null;
}

const sessionOverListeners = new Set<(end: SessionOver) => void>();

/** Requests that move money and have no reply yet. */
let moneyOnItsWay = 0;

/** Whether a request that moves money has no reply yet. */
export function isMoneyOnItsWay(): boolean {
  return moneyOnItsWay > 0;
}

/**
 * Calls `listener` when a reply shows that the session is over: the provider ended it (codes 1005 and 1003), or it no
 * longer exists (another 401). Returns a function that unsubscribes.
 */
export function onSessionOver(listener: (end: SessionOver) => void): () => void {
  sessionOverListeners.add(listener);
  return () => void sessionOverListeners.delete(listener);
}

/** Timeout of a read; the server's own deadline is six seconds. */
export const READ_PATIENCE_MS = 20_000;

/** Times out a read without a reply, so that no screen waits forever. Writes never time out. */
function readTimeout(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, READ_PATIENCE_MS);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const isOver = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new DOMException('no answer', 'AbortError')));
  });
  const end = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, isOver, end };
}

async function send(method: string, path: string, body: unknown, options: CallOptions): Promise<Reply> {
  if (!options.idempotencyKey) return sendOnce(method, path, body, options);
  moneyOnItsWay += 1;
  try {
    return await sendOnce(method, path, body, options);
  } finally {
    moneyOnItsWay -= 1;
  }
}

async function sendOnce(method: string, path: string, body: unknown, options: CallOptions): Promise<Reply> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': settings.language(),
    ...tokenHeaders(path),
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const url = fillAddress(path, { ...options, path: { ...options.path } });
  const timeout = method === 'GET' ? readTimeout(options.signal) : null;
  const inTime = <T>(answer: Promise<T>): Promise<T> => (timeout ? Promise.race([answer, timeout.isOver]) : answer);
  const before = logins;
  let response: Response;
  let reply: Reply | null;
  try {
    const early = method === 'GET' ? settings.early(url) : Promise.resolve(null);
    const requested = early.then(
      (reply) =>
        reply ??
        fetch(settings.baseUrl + url, {
          method,
          headers,
          credentials: settings.tokens ? 'omit' : 'same-origin',
          body: body === undefined ? null : JSON.stringify(body),
          signal: timeout?.signal ?? options.signal ?? null,
        }),
    );
    response = await inTime(requested);
    noteServerTime(response.headers.get('date'));
    await whenHydrated();
    // The headers may have arrived without the body.
    reply = await inTime(response.json().catch(() => null) as Promise<Reply | null>);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    // 504 instead of 0: a read that timed out is not retried, so that the member learns of it.
    const status = timeout?.signal.aborted ? 504 : 0;
    throw new ApiError({ code: 0, status, message: settings.text('networkFailed'), cause });
  } finally {
    timeout?.end();
  }
  const isFromBeforeLogin = before !== logins;
  if (path === LOGIN_ADDRESS && response.ok) logins += 1;
  keepToken(path, response, isFromBeforeLogin);
  return accepted(path, response, reply, { isFromBeforeLogin, movesMoney: options.idempotencyKey !== undefined });
}

interface Sent {
  /** It was sent before the last login, so that it does not end the current session. */
  isFromBeforeLogin: boolean;
  movesMoney: boolean;
}

function accepted(path: string, response: Response, reply: Reply | null, sent: Sent): Reply {
  const requestId = response.headers.get('x-request-id');
  const success = path.startsWith('/api/provider/') ? PROVIDER_SUCCESS : APP_SUCCESS;
  if (response.ok && reply !== null && reply.code === success) return reply;
  const error = new ApiError({
    code: typeof reply?.code === 'number' ? reply.code : 0,
    status: response.status,
    message: typeof reply?.message === 'string' && reply.message ? reply.message : settings.text('replyBroken'),
    errors: Array.isArray(reply?.errors) ? reply.errors : [],
    challenge: reply?.challenge ?? null,
    requestId: reply?.requestId ?? requestId,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || null,
  });
  const isOver = isSessionCode(error.code) || (error.status === 401 && !EXPECTED_401_CALLS.includes(path));
  // a call that is refused for its session had no effect
  const money = sent.movesMoney ? 'notSent' : isMoneyOnItsWay() ? 'sent' : null;
  if (isOver && !sent.isFromBeforeLogin) for (const notify of [...sessionOverListeners]) notify({ money });
  throw error;
}

const content = (path: string, reply: Reply): unknown =>
  path.startsWith('/api/provider/') ? reply.result : reply.data;

/**
 * Calls the API: same origin and by cookie, unless `setUpApi` set otherwise. Returns the content of the envelope:
 * `result` for `/api/provider/*` (success is code 0), `data` for `/api/apps/*` (success is code 200). Every failure
 * is an {@link ApiError}.
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
