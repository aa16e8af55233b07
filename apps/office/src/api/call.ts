import { OFFICE_AGENT_HEADER, OFFICE_CALLS, type OfficeCallName } from '@housebrand/office';
import { APP_SUCCESS, fillAddress, type AddressValue } from '@housebrand/shared';
import { ApiError, currentLanguage, sharedText, type FieldError } from '@housebrand/shared/react';

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
const LOGIN_CALLS: readonly OfficeCallName[] = ['login', 'showFactor', 'acceptInvitation', 'session.read', 'logout'];

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
export async function callOffice<T>(name: OfficeCallName, call: OfficeCall = {}): Promise<T> {
  const response = await respond(name, call);
  const reply = (await response.json().catch(() => null)) as Envelope | null;
  if (!response.ok || reply?.code !== APP_SUCCESS) throw refused(name, response, reply);
  extendedAt = Date.now();
  return reply.data as T;
}

/** Calls the office for a file. @throws ApiError for every failure */
export async function fileOfOffice(name: OfficeCallName, call: OfficeCall = {}): Promise<Blob> {
  const response = await respond(name, call);
  if (!response.ok) throw refused(name, response, (await response.json().catch(() => null)) as Envelope | null);
  return response.blob();
}

async function respond(name: OfficeCallName, { path, query, body, agent, idempotencyKey, signal }: OfficeCall) {
  const [method, address] = OFFICE_CALLS[name];
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': currentLanguage() };
  if (body) headers['content-type'] = 'application/json';
  if (agent) headers[OFFICE_AGENT_HEADER] = agent;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  try {
    return await fetch(fillAddress(address, { path, ...(query && { query }) }), {
      method,
      headers,
      credentials: 'same-origin',
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ code: 0, status: 0, message: sharedText('networkFailed'), cause });
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
