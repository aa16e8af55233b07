import { newId } from '../../core';
import { ApiError } from '../api/api-error';
import { recall, remember } from './visit-memory';

/** Not now, or not before something else: the wish is still the same one. */
const PASSING: readonly number[] = [401, 403, 408, 409, 425, 429];

/**
 * The `Idempotency-Key` of a wish, made before it is first sent and kept until its answer has come: whoever sends the same again,
 * after a reload as well, sends it under the same key.
 * @param name whose wish it is, and for what
 * @param wish what is wished for; another one gets a key of its own
 */
export function wishKey(name: string, wish: string): string {
  const known = readWish(name);
  if (known?.wish === wish && typeof known.key === 'string') return known.key;
  const key = newId();
  remember(name, JSON.stringify({ wish, key }));
  return key;
}

function readWish(name: string): { wish?: unknown; key?: unknown } | null {
  try {
    return JSON.parse(recall(name) ?? 'null') as { wish?: unknown; key?: unknown } | null;
  } catch {
    return null;
  }
}

/** The answer has come: the same wish once more is a new one. */
export function forgetWish(name: string): void {
  remember(name, null);
}

/** Whether an error is the answer to a wish: the server keeps it for the key, and the same again would be told the same. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);
}
