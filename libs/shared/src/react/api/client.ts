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
import { noteServerTime } from './server-clock';

/** Names, query and key of one call. Reads end after {@link READ_PATIENCE_MS}; what changes something is never given up. */
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

/** How calls are made. Set by whoever puts a site together; what is left out stays as it is. */
export interface ApiSettings {
  /** The API's origin, `https://api.example`; empty: this page's own. */
  baseUrl: string;
  /** What replies are to be written in. */
  language: () => string;
  /** The words for a failure that came without any from the server. */
  text: (key: 'networkFailed' | 'replyBroken') => string;
  /** A reply that was asked for before, by address; `null`: it is to be asked for. */
  early: (address: string) => Promise<Response | null>;
  /**
   * The session's token, for a site on another host than the API: it is sent with each call in `x-user-auth`, and no cookie
   * is. Left out: the session is a cookie.
   */
  tokens: TokenStore | null;
}

/** Where a site keeps the session's token. Whoever reads it is the member: keep it where other scripts cannot. */
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

/** Says where the API is and how it is spoken to; what is left out stays. `HousebrandProvider` does it for a site. */
export function setUpApi(next: Partial<ApiSettings>): void {
  settings = { ...settings, ...next };
}

/** Where a picture of ours, or each of a `srcset`, is: beside the API. Any other address stays as it is. */
export function mediaUrl<Address extends string | null | undefined>(address: Address): Address {
  return (address && address.replace(/(^|\s)(?=\/media\/)/g, `$1${settings.baseUrl}`)) as Address;
}

/** Whether the session is the browser's, a cookie that all tabs have, and not a token that the site keeps. */
export function isSessionShared(): boolean {
  return settings.tokens === null;
}

/** The header in which a program asks for its token, and is given it. */
const TOKEN_HEADER = 'x-user-auth';
const LOGIN_ADDRESS = '/api/provider/login';
const LOGOUT_ADDRESS = '/api/provider/logout';

function tokenHeaders(path: string): Record<string, string> {
  const { tokens } = settings;
  if (!tokens) return {};
  const token = path === LOGIN_ADDRESS ? 'request' : tokens.read();
  return token === null ? {} : { [TOKEN_HEADER]: token };
}

/** Logins on this page: what was asked before the last one says nothing of the session that it began. */
let logins = 0;

/** Notes the token that a login brought, and forgets that of a session that is over. */
function keepToken(path: string, response: Response, isOfBefore: boolean): void {
  const { tokens } = settings;
  if (!tokens) return;
  const token = response.headers.get(TOKEN_HEADER);
  if (path === LOGIN_ADDRESS && response.ok && token) tokens.write(token);
  if (path === LOGOUT_ADDRESS || (response.status === 401 && !isOfBefore)) tokens.write(null);
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

/** The calls on which a 401 is an answer and not an ended session. */
const ASKS_FOR_A_SESSION = [LOGIN_ADDRESS, '/api/provider/profile', LOGOUT_ADDRESS];

const endListeners = new Set<() => void>();

/**
 * Tells `listener` when a call shows that the session is over: the provider ended it (codes 1005 and 1003), or nobody is
 * logged in any more (another 401). Answers what ends the telling.
 */
export function onSessionOver(listener: () => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

/** So long a read waits for its answer; the server's own deadline is six seconds. */
export const READ_PATIENCE_MS = 20_000;

/** Ends a read that nobody answers, so that no screen waits for ever. What is sent to change something is never given up. */
function patienceFor(signal: AbortSignal | undefined) {
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
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': settings.language(),
    ...tokenHeaders(path),
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const url = fillAddress(path, { ...options, path: { ...options.path } });
  const patience = method === 'GET' ? patienceFor(options.signal) : null;
  const inTime = <T>(answer: Promise<T>): Promise<T> => (patience ? Promise.race([answer, patience.isOver]) : answer);
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
          signal: patience?.signal ?? options.signal ?? null,
        }),
    );
    response = await inTime(requested);
    noteServerTime(response.headers.get('date'));
    await whenHydrated();
    // its beginning may have come, and nothing after it
    reply = await inTime(response.json().catch(() => null) as Promise<Reply | null>);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    // one that took so long is not asked for again by itself: whoever waits is told
    const status = patience?.signal.aborted ? 504 : 0;
    throw new ApiError({ code: 0, status, message: settings.text('networkFailed'), cause });
  } finally {
    patience?.end();
  }
  const isOfBefore = before !== logins;
  if (path === LOGIN_ADDRESS && response.ok) logins += 1;
  keepToken(path, response, isOfBefore);
  return accepted(path, response, reply, isOfBefore);
}

/** @param isOfBefore asked in a session before this one, which it does not end */
function accepted(path: string, response: Response, reply: Reply | null, isOfBefore: boolean): Reply {
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
  const isOver = isSessionCode(error.code) || (error.status === 401 && !ASKS_FOR_A_SESSION.includes(path));
  if (isOver && !isOfBefore) for (const notify of [...endListeners]) notify();
  throw error;
}

const content = (path: string, reply: Reply): unknown =>
  path.startsWith('/api/provider/') ? reply.result : reply.data;

/**
 * The own API: same origin and by cookie, unless `setUpApi` said otherwise. Answers the content of the envelope: `result` for `/api/provider/*` (success is
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
