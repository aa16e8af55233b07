import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '@housebrand/shared';

interface Bucket {
  tokens: number;
  at: number;
}

/** Keys in memory; the least recently used one is evicted first. */
const MAX_KEYS = 20_000;

/**
 * Limits a key's calls per second within this instance, in memory: for checks that must not cost a look-up themselves.
 * For a limit across all instances use `RateLimits`.
 */
export class RateGate {
  // `max` would allocate all entries up front
  private readonly buckets = new LRUCache<string, Bucket>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });

  constructor(private readonly perSecond: number) {}

  /** @throws TooManyRequests with one second to wait */
  take(key: string): void {
    const now = performance.now();
    const { tokens, at } = this.buckets.get(key) ?? { tokens: this.perSecond, at: now };
    const left = Math.min(this.perSecond, tokens + ((now - at) / 1_000) * this.perSecond);
    this.buckets.set(key, { tokens: left < 1 ? left : left - 1, at: now });
    if (left < 1) throw new TooManyRequests(1);
  }
}
