import createFetch, { type Middleware } from 'openapi-fetch';
import { ApiError, type FieldError } from './api-error';
import type { ApiClient, Sending } from './call-types';
import { CALLS } from './calls';
import { memorySession, type Session } from './session';

/** The API's address, and the identity of the caller. */
export interface ClientOptions {
  /** The API's origin, `https://api.example`. */
  baseUrl: string;
  /** A member's session, which stores the token after `login`; in memory by default. */
  session?: Session;
  /** An agent's key, for servers; it replaces the session. */
  agentKey?: string;
  /** Language of messages and texts; Thai by default. */
  language?: 'th' | 'en';
  fetch?: (request: Request) => Promise<Response>;
}

/** Header that requests a token, sends it, and returns the next one. */
const TOKEN = 'x-user-auth';

interface Envelope {
  code?: unknown;
  message?: unknown;
  data?: unknown;
  result?: unknown;
  meta?: { total: number };
  errors?: FieldError[];
  requestId?: string;
}

type Init = { params: object; body?: unknown; headers: Record<string, string>; signal?: AbortSignal };
/** Callers see typed calls; internally all calls have this shape. */
type Send = (
  method: string,
  path: string,
  init: Init,
) => Promise<{ data?: Envelope; error?: Envelope | string; response: Response }>;

/** Adds the caller's identity to each request, and stores the token of each reply. */
function identity(session: Session, agentKey: string | undefined): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (agentKey !== undefined) request.headers.set('x-agent-key', agentKey);
      const token = schemaPath === CALLS.login[1] ? 'request' : session.read();
      if (agentKey === undefined && token !== null) request.headers.set(TOKEN, token);
    },
    onResponse({ response, schemaPath }) {
      const token = response.headers.get(TOKEN);
      if (token !== null) session.write(token);
      const isOver = response.status === 401 && schemaPath !== CALLS.login[1];
      if (isOver || (response.ok && schemaPath === CALLS.logout[1])) session.write(null);
    },
  };
}

/** Creates a client of the API. It sends nothing before the first call, and never retries. */
export function createClient({
  baseUrl,
  session = memorySession(),
  agentKey,
  language = 'th',
  fetch,
}: ClientOptions): ApiClient {
  const fetcher = createFetch<Record<string, never>>({
    baseUrl,
    // only the token authenticates, never a page's cookies
    credentials: 'omit',
    headers: { accept: 'application/json', 'accept-language': language },
    ...(fetch && { fetch }),
  });
  fetcher.use(identity(session, agentKey));
  const send = fetcher.request as unknown as Send;
  const calls = Object.entries(CALLS).map(([id, [method, path, keyed]]) => [
    id,
    (input: CallInput = {}) => call(send, { method, path, isKeyed: keyed === 'keyed' }, input),
  ]);
  return Object.fromEntries(calls) as ApiClient;
}

type CallInput = Sending & { path?: object; query?: object; body?: unknown };

async function call(send: Send, to: { method: string; path: string; isKeyed: boolean }, input: CallInput) {
  const { path, query, body, signal } = input;
  const idempotencyKey = to.isKeyed ? (input.idempotencyKey ?? crypto.randomUUID()) : null;
  const init = {
    params: { ...(path && { path }), ...(query && { query }) },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    headers: { ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }) },
  };
  const { data, error, response } = await send(to.method, to.path, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    // a network error or an interrupted reply: the effect of the call is unknown
    throw new ApiError({ code: 0, status: 0, message: 'The API was not reached.', idempotencyKey, cause });
  });
  if (response.ok && data) return contentOf(data);
  throw refusalOf(typeof error === 'object' ? error : {}, response, idempotencyKey);
}

function contentOf(reply: Envelope): unknown {
  const content = 'result' in reply ? reply.result : reply.data;
  return reply.meta ? { entries: content, total: reply.meta.total } : content;
}

const refusalOf = (reply: Envelope, response: Response, idempotencyKey: string | null) =>
  new ApiError({
    code: typeof reply.code === 'number' ? reply.code : 0,
    status: response.status,
    message: typeof reply.message === 'string' ? reply.message : 'The reply does not come from the API.',
    errors: reply.errors ?? [],
    requestId: reply.requestId ?? response.headers.get('x-request-id'),
    idempotencyKey,
  });
