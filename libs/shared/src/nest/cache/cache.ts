import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';

/** How much a cache holds, and for how long. */
export interface CacheOptions<T> {
  /** The one that was used longest ago goes first. */
  maxEntries: number;
  /** What the values may weigh together, with what each of them weighs; in any unit. Default: only their number counts. */
  weight?: { max: number; of: (value: T) => number };
  /** For so long a value is given out without asking again. Default: until it is forgotten. */
  freshMs?: number;
  /**
   * What becomes of an older value: whoever asks waits for a new one (`wait`, the default); the same, but the old one stands
   * in when the new one cannot be had (`standIn`); or it is given out at once and read anew behind the scenes (`serve`).
   */
  whenOld?: 'wait' | 'standIn' | 'serve';
  /** After a failed read an old value counts as fresh for so long. Default `freshMs`. */
  retryMs?: number;
  /** Whose `elapsedMs` values grow old by. Default: the machine's. */
  clock?: Clock;
}

/** A value in a box: `null` is one, too. */
interface Box<T> {
  value: T;
}

type Read<T> = () => Promise<T>;

/**
 * Values that are dear to read, by key. However many ask for a key, it is one read; a failure is kept for nobody. What is
 * forgotten while it is being read answers those who wait for it and is not kept.
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

  /** The value of a key, read when there is none. @throws what `read` throws, when nothing may stand in */
  async get(key: string, read: Read<T>): Promise<T> {
    return (await this.boxes.forceFetch(key, { context: read })).value;
  }

  /** What there is, however old, without reading. */
  peek(key: string): T | undefined {
    return this.boxes.peek(key, { allowStale: true })?.value;
  }

  /** Puts a value there that was had otherwise. */
  keep(key: string, value: T): void {
    this.boxes.set(key, { value });
  }

  forget(key: string): void {
    this.boxes.delete(key);
  }

  /** What is being read at the moment may be old news by the time it is there: it is not kept, and nobody joins it. */
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
      // a moment later, when the value has been kept
      setImmediate(() => this.reading.delete(running));
    }
  }
}
