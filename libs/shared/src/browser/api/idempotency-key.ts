import { newId, type MemberRef } from '../../core';
import { ApiError } from './api-error';
import { recall, remember } from '../state/visit-memory';

/**
 * Refusals that the server does not store for a key: not now, or not before another step. The request keeps its key.
 */
const RETRYABLE_STATUSES: readonly number[] = [401, 403, 408, 425, 429];

/** The idempotency keys of requests whose outcome is not known yet. They survive a reload. */
export interface IdempotencyKeys<Request> {
  /** Returns the key of a request: the same one until {@link IdempotencyKeys.forget}. */
  keyOf: (request: Request) => string;
  /** Forgets the key of a settled request. */
  forget: (request: Request) => void;
}

/** Where {@link withIdempotencyKey} keeps the key, and when the outcome is known. */
interface KeyedRequest<Request, Result> {
  keys: IdempotencyKeys<Request>;
  request: Request;
  send: (key: string) => Promise<Result>;
  isFinal?: (error: Error, request: Request) => boolean;
  isOpen?: (result: Result) => boolean;
}

/**
 * Sends a request under an `Idempotency-Key` that is created before the first attempt and kept until the outcome is
 * known, whatever else is sent meanwhile. Sending the same request again uses the same key.
 * @throws what `send` throws
 */
export async function withIdempotencyKey<Request, Result>({
  keys,
  request,
  send,
  isFinal: settles = isFinal,
  isOpen = () => false,
}: KeyedRequest<Request, Result>): Promise<Result> {
  try {
    const result = await send(keys.keyOf(request));
    if (!isOpen(result)) keys.forget(request);
    return result;
  } catch (error) {
    if (error instanceof Error && settles(error, request)) keys.forget(request);
    throw error;
  }
}

/**
 * Keeps a key for each different request, by its content.
 * @param member whose requests they are
 * @param kind identifies the kind of request, such as `coupon`
 * @param id identifies what the request concerns, such as a quest
 */
export function requestKeys(
  member: MemberRef | null,
  kind: string,
  id?: string | number,
): IdempotencyKeys<string | object> {
  const name = [kind, member?.prefix, member?.username, ...(id === undefined ? [] : [id])].join(':');
  const contentOf = (request: string | object) => (typeof request === 'string' ? request : JSON.stringify(request));
  return {
    keyOf: (request) => keyOf(name, contentOf(request)),
    forget: (request) => forget(name, contentOf(request)),
  };
}

/**
 * Whether an error is the final reply to a request: the server stores it for the key, so that a repeated call gets
 * the same. An error without a code comes from an intermediary. A 409 with `Retry-After` means that the first call is
 * still in progress.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 0) return false;
  if (error.status === 409) return error.retryAfterSeconds === null;
  return error.status >= 400 && error.status < 500 && !RETRYABLE_STATUSES.includes(error.status);
}

function keyOf(name: string, request: string): string {
  const keys = keysOf(name);
  const known = keys.get(request);
  if (known !== undefined) return known;
  const key = newId();
  keep(name, keys.set(request, key));
  return key;
}

function forget(name: string, request: string): void {
  const keys = keysOf(name);
  keys.delete(request);
  keep(name, keys);
}

function keep(name: string, keys: ReadonlyMap<string, string>): void {
  remember(name, keys.size > 0 ? JSON.stringify([...keys]) : null);
}

/** Returns the keys of all requests that wait for a reply. */
function keysOf(name: string): Map<string, string> {
  try {
    const kept = JSON.parse(recall(name) ?? '[]') as unknown[];
    return new Map(kept.filter(isPair));
  } catch {
    return new Map();
  }
}

function isPair(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
