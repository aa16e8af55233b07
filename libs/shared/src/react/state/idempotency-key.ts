import { newId } from '../../core';
import { ApiError } from '../api/api-error';
import { recall, remember } from './visit-memory';

/**
 * Refusals that the server does not store for a key: not now, or not before another step. The request keeps its key.
 */
const RETRYABLE_STATUSES: readonly number[] = [401, 403, 408, 425, 429];

/**
 * Sends a request under an `Idempotency-Key` that is created before the first attempt and kept until a reply arrives,
 * also across a reload and whatever else is sent meanwhile. Sending the same request again uses the same key.
 * @param name identifies the member and the kind of request
 * @param request its content; a different request has its own key
 * @throws what `send` throws
 */
export async function withIdempotencyKey<T>(
  name: string,
  request: string,
  send: (key: string) => Promise<T>,
): Promise<T> {
  try {
    const answer = await send(keyOf(name, request));
    forget(name, request);
    return answer;
  } catch (error) {
    if (isFinal(error)) forget(name, request);
    throw error;
  }
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
