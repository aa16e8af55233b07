import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '@housebrand/shared';

interface Bucket {
  tokens: number;
  at: number;
}

/** Keys that are remembered; the one that was used longest ago is forgotten first. */
const MAX_KEYS = 20_000;

/**
 * So many a second of a key, counted in this instance and without asking anybody: for what must not cost a look-up itself.
 * A limit that has to hold over all instances is `RateLimits`.
 */
export class RateGate {
  // `max` would reserve the room of all entries at once
  private readonly buckets = new LRUCache<string, Bucket>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });

  constructor(private readonly perSecond: number) {}

  /** @throws TooManyRequests with a second to wait */
  take(key: string): void {
    const now = performance.now();
    const { tokens, at } = this.buckets.get(key) ?? { tokens: this.perSecond, at: now };
    const left = Math.min(this.perSecond, tokens + ((now - at) / 1_000) * this.perSecond);
    this.buckets.set(key, { tokens: left < 1 ? left : left - 1, at: now });
    if (left < 1) throw new TooManyRequests(1);
  }
}
