import { createHash } from 'node:crypto';
import { Cache, type Clock } from '@housebrand/shared/nest';

/** The last value read and its hash as the version. */
export interface CacheEntry<T> {
  value: T;
  version: string;
}

export interface RevalidatingCacheOptions {
  /** How long a value is served without a refresh, in ms. */
  freshMs: number;
  /** Delay after a failed read before the next one, in ms; meanwhile the old value is served. */
  retryMs: number;
  /** Maximum number of keys; the least recently used is evicted first. */
  maxKeys: number;
}

/**
 * Caches versioned values of another system: serves a value at once, however old, and refreshes stale ones in the background.
 * Only the first read of a key makes callers wait.
 */
export class RevalidatingCache<T> {
  private readonly cache: Cache<CacheEntry<T>>;

  constructor(clock: Clock, { freshMs, retryMs, maxKeys }: RevalidatingCacheOptions) {
    this.cache = new Cache({ maxEntries: maxKeys, freshMs, retryMs, whenOld: 'serve', clock });
  }

  /** @throws what `read` throws if there is no value yet */
  get(key: string, read: () => Promise<T>): Promise<CacheEntry<T>> {
    return this.cache.get(key, async () => versioned(await read()));
  }

  /** Returns the current value without waiting; starts the first read if there is none. */
  peek(key: string, read: () => Promise<T>): T | undefined {
    const entry = this.cache.peek(key);
    // Ignore the failure here; the next `get` reports it.
    this.get(key, read).catch(() => undefined);
    return entry?.value;
  }
}

function versioned<T>(value: T): CacheEntry<T> {
  return { value, version: createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12) };
}
