import { OFFICE_AGENT_HEADER, OFFICE_CALLS, type OfficeCallName } from '@housebrand/office';
import { APP_SUCCESS, fillAddress, type AddressValue } from '@housebrand/shared';
import { ApiError, currentLanguage, READ_PATIENCE_MS, sharedText, type FieldError } from '@housebrand/shared/react';
import { callText } from './messages';

/** Values of one call. */
export interface OfficeCall {
  /** Values of the address's path parameters. */
  path?: Readonly<Record<string, string | number>> | undefined;
  /** `null` and `undefined` are omitted. */
  query?: Readonly<Record<string, AddressValue>> | undefined;
  body?: object | undefined;
  /** Prefix of the agent that the call is about; without it, the account's own. */
  agent?: string | undefined;
  /** Every action needs one: created before the first attempt and reused for every retry. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

interface Envelope {
  code?: unknown;
  message?: unknown;
  data?: unknown;
  errors?: FieldError[];
  requestId?: string;
}

/** Calls on which a 401 does not mean that a session has ended. */
const LOGIN_CALLS: readonly OfficeCallName[] = [
  'login',
  'showFactor',
  'showPasskey',
  'passkeys.begin',
  'acceptInvitation',
  'session.read',
  'logout',
];

const sessionListeners = new Set<() => void>();
let extendedAt = 0;

/** Calls `listener` when a reply shows that the session has ended. Returns a function that unsubscribes. */
export function onSessionEnd(listener: () => void): () => void {
  sessionListeners.add(listener);
  return () => void sessionListeners.delete(listener);
}

/** Returns when the last successful call extended the session, in milliseconds since 1970; 0 before the first. */
export function lastExtension(): number {
  return extendedAt;
}

/** Calls the office by the session's cookie. Returns the envelope's `data`. @throws ApiError for every failure */
export function callOffice<T>(name: OfficeCallName, call: OfficeCall = {}): Promise<T> {
  return exchange(name, call, async (response) => {
    const reply = await envelopeOf(response);
    if (!response.ok || reply?.code !== APP_SUCCESS) throw refused(name, response, reply);
    extendedAt = Date.now();
    return reply.data as T;
  });
}

/** Calls the office for a file. @throws ApiError for every failure */
export function fileOfOffice(name: OfficeCallName, call: OfficeCall = {}): Promise<Blob> {
  return exchange(name, call, async (response) => {
    if (!response.ok) throw refused(name, response, await envelopeOf(response));
    return response.blob();
  });
}

/**
 * Sends a call once and reads its reply. A read ends after {@link READ_PATIENCE_MS} with 504, which is not repeated by itself; an
 * action never ends early, because it may have taken effect. @throws ApiError
 */
async function exchange<T>(
  name: OfficeCallName,
  { path, query, body, agent, idempotencyKey, signal }: OfficeCall,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const [method, address] = OFFICE_CALLS[name];
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': currentLanguage() };
  if (body) headers['content-type'] = 'application/json';
  if (agent) headers[OFFICE_AGENT_HEADER] = agent;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const patience = method === 'GET' ? AbortSignal.timeout(READ_PATIENCE_MS) : null;
  const ends = [signal, patience].filter((end) => end != null);
  try {
    const response = await fetch(fillAddress(address, { path, ...(query && { query }) }), {
      method,
      headers,
      credentials: 'same-origin',
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.any(ends),
    });
    return await read(response);
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause;
    if (patience?.aborted) throw new ApiError({ code: 0, status: 504, message: callText('timedOut'), cause });
    throw new ApiError({ code: 0, status: 0, message: sharedText('networkFailed'), cause });
  }
}

/** Reads a reply's envelope; `null` if it has none. */
async function envelopeOf(response: Response): Promise<Envelope | null> {
  try {
    return (await response.json()) as Envelope | null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function refused(name: OfficeCallName, response: Response, reply: Envelope | null): ApiError {
  if (response.status === 401 && !LOGIN_CALLS.includes(name)) for (const notify of [...sessionListeners]) notify();
  return new ApiError({
    code: typeof reply?.code === 'number' ? reply.code : 0,
    status: response.status,
    message: typeof reply?.message === 'string' && reply.message ? reply.message : sharedText('replyBroken'),
    errors: Array.isArray(reply?.errors) ? reply.errors : [],
    requestId: reply?.requestId ?? response.headers.get('x-request-id'),
    retryAfterSeconds: Number(response.headers.get('retry-after')) || null,
  });
}
