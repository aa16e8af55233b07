import { newId } from '../../core';
import { ApiError } from '../api/api-error';
import { recall, remember } from './visit-memory';

/** Refusals that the server does not keep for a key: not now, or not before something else. The wish is still the same one. */
const PASSING: readonly number[] = [401, 403, 408, 425, 429];

/**
 * Sends a wish once: its `Idempotency-Key` is made before it is first sent and kept until its answer has come, whatever else was
 * wished for meanwhile. Whoever sends the same again, after a reload as well, sends it under the same key.
 * @param name whose wish it is, and for what
 * @param wish what is wished for; another one has a key of its own
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
 * Whether an error is the answer to a wish: the server keeps it for the key, and the same again would be told the same. What has no
 * code comes from somebody in between; a conflict that names its end is one with the first call, which is still being answered.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 0) return false;
  if (error.status === 409) return error.retryAfterSeconds === null;
  return error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);
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

/** The keys of all wishes that wait for their answers. */
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
