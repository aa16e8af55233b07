import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';

/** Size and lifetime of a cache's entries. */
export interface CacheOptions<T> {
  /** The least recently used entry is evicted first. */
  maxEntries: number;
  /** The maximum total weight and the weight of a value, in any unit. Default: only the number of entries is bounded. */
  weight?: { max: number; of: (value: T) => number };
  /** How long a value is served without another read. Default: until it is forgotten. */
  freshMs?: number;
  /**
   * Treatment of an expired value: callers wait for a new one (`wait`, the default); they wait, but get the expired one if the read
   * fails (`standIn`); or they get it at once and it is refreshed in the background (`serve`).
   */
  whenOld?: 'wait' | 'standIn' | 'serve';
  /** How long an expired value counts as fresh after a failed read. Default: `freshMs`. */
  retryMs?: number;
  /** The clock whose `elapsedMs` ages the values. Default: the machine's. */
  clock?: Clock;
}

/** Wraps a value so that `null` can be cached. */
interface Box<T> {
  value: T;
}

type Read<T> = () => Promise<T>;

/**
 * Caches values that are expensive to read, by key. Concurrent callers share one read; failures are not cached. A key that is
 * forgotten during a read still resolves for its waiting callers, but the result is not kept.
 */
export class Cache<T> {
  private readonly boxes: LRUCache<string, Box<T>, Read<T>>;
  private readonly reading = new Set<{ key: string }>();

  constructor(private readonly options: CacheOptions<T>) {
    const { maxEntries, weight, freshMs, whenOld, clock } = options;
    this.boxes = new LRUCache<string, Box<T>, Read<T>>({
      max: maxEntries,
      ...(weight && { maxSize: weight.max, sizeCalculation: ({ value }) => Math.max(1, weight.of(value)) }),
      ...(freshMs !== undefined && { ttl: freshMs, ttlResolution: 0 }),
      ...(clock && { perf: { now: () => clock.elapsedMs() } }),
      allowStale: whenOld === 'serve',
      ignoreFetchAbort: true,
      fetchMethod: (key, old, { options: keeping, context: read }) => this.read(key, old, keeping, read),
    });
  }

  /** Returns the value of a key and reads it if necessary. @throws what `read` throws, unless an expired value may replace it */
  async get(key: string, read: Read<T>): Promise<T> {
    return (await this.boxes.forceFetch(key, { context: read })).value;
  }

  /** Returns the cached value, even if expired, without a read. */
  peek(key: string): T | undefined {
    return this.boxes.peek(key, { allowStale: true })?.value;
  }

  /** Stores a value that was obtained elsewhere. */
  keep(key: string, value: T): void {
    this.boxes.set(key, { value });
  }

  forget(key: string): void {
    this.boxes.delete(key);
  }

  /** Discards pending reads, whose results may be outdated on arrival: they are not kept, and no caller joins them. */
  forgetReads(): void {
    for (const { key } of this.reading) this.boxes.delete(key);
  }

  clear(): void {
    this.boxes.clear();
  }

  private async read(key: string, old: Box<T> | undefined, keeping: { ttl?: number }, read: Read<T>): Promise<Box<T>> {
    const { whenOld = 'wait', retryMs } = this.options;
    const running = { key };
    this.reading.add(running);
    try {
      return { value: await read() };
    } catch (error) {
      if (!old || whenOld === 'wait') throw error;
      if (retryMs !== undefined) keeping.ttl = retryMs;
      return old;
    } finally {
      // only after the cache has stored the value
      setImmediate(() => this.reading.delete(running));
    }
  }
}
