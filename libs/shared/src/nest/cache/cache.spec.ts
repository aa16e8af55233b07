import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '@housebrand/shared/testing';
import { Cache, type CacheOptions } from './cache';

const FRESH_MS = 1_000;
const RETRY_MS = 100;

function cacheOf(options: Partial<CacheOptions<string | null>> = {}) {
  const clock = new FixedClock();
  const cache = new Cache<string | null>({ maxEntries: 10, freshMs: FRESH_MS, retryMs: RETRY_MS, clock, ...options });
  let reads = 0;
  const reading = (value: string | null | Error) => () => {
    reads += 1;
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  };
  return { cache, clock, reading, reads: () => reads };
}

const down = new Error('down');
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('Cache', () => {
  it('shares one read among concurrent callers and caches null', async () => {
    const { cache, reading, reads } = cacheOf();
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('k', reading('a'))));
    expect([new Set(all).size, reads()]).toEqual([1, 1]);
    await cache.get('none', reading(null));
    expect(await cache.get('none', reading('b'))).toBeNull();
    expect(reads()).toBe(2);
  });

  it('does not cache failures', async () => {
    const { cache, reading } = cacheOf();
    await expect(cache.get('k', reading(down))).rejects.toThrow('down');
    expect(await cache.get('k', reading('a'))).toBe('a');
  });

  it('waits for a new value once the cached one has expired', async () => {
    const { cache, clock, reading } = cacheOf();
    await cache.get('k', reading('a'));
    clock.advance(FRESH_MS - 1);
    expect(await cache.get('k', reading('b'))).toBe('a');
    clock.advance(2);
    await expect(cache.get('k', reading(down))).rejects.toThrow('down');
    expect(await cache.get('k', reading('b'))).toBe('b');
  });

  it('ages entries by process uptime rather than the clock', async () => {
    const { cache, clock, reading, reads } = cacheOf();
    await cache.get('k', reading('a'));
    const start = clock.now().getTime();
    for (const shown of [start - 365 * 86_400_000, start + 365 * 86_400_000, start - 1]) {
      clock.set(new Date(shown));
      expect(await cache.get('k', reading('b'))).toBe('a');
    }
    expect(reads()).toBe(1);
    clock.set(new Date(0));
    clock.advance(FRESH_MS + 1);
    expect(await cache.get('k', reading('b'))).toBe('b');
  });

  it('keeps values until they are forgotten if `freshMs` is not set', async () => {
    const { cache, clock, reading } = cacheOf({ freshMs: undefined });
    await cache.get('k', reading('a'));
    clock.advance(FRESH_MS * 1_000_000);
    expect(await cache.get('k', reading('b'))).toBe('a');
    cache.forget('k');
    expect(await cache.get('k', reading('b'))).toBe('b');
    cache.clear();
    expect(cache.peek('k')).toBeUndefined();
  });

  it('serves the expired value when a read fails, and retries only after `retryMs`', async () => {
    const { cache, clock, reading, reads } = cacheOf({ whenOld: 'standIn' });
    await cache.get('k', reading('a'));
    clock.advance(FRESH_MS + 1);
    for (let call = 0; call < 5; call += 1) expect(await cache.get('k', reading(down))).toBe('a');
    expect(reads()).toBe(2);
    clock.advance(RETRY_MS + 1);
    expect(await cache.get('k', reading('b'))).toBe('b');
  });

  it('serves the expired value at once and refreshes in the background', async () => {
    const { cache, clock, reading, reads } = cacheOf({ whenOld: 'serve' });
    await cache.get('k', reading('a'));
    clock.advance(FRESH_MS + 1);
    expect(await cache.get('k', reading('b'))).toBe('a');
    await settled();
    expect(await cache.get('k', reading('c'))).toBe('b');
    clock.advance(FRESH_MS + 1);
    for (let call = 0; call < 5; call += 1) {
      expect(await cache.get('k', reading(down))).toBe('b');
      await settled();
    }
    expect(reads()).toBe(3);
  });

  it.each(['forget', 'forgetReads', 'clear'] as const)(
    'does not keep the result of a pending read after %s',
    async (how) => {
      const { cache, reading } = cacheOf();
      let open = (_value: string) => undefined as void;
      const slow = cache.get('k', () => new Promise<string>((resolve) => (open = resolve)));
      cache[how]('k');
      expect(await cache.get('k', reading('new'))).toBe('new');
      open('old');
      expect(await slow).toBe('old');
      expect(await cache.get('k', reading('newer'))).toBe('new');
    },
  );

  it('keeps cached values when it forgets pending reads', async () => {
    const { cache, reading } = cacheOf();
    await cache.get('k', reading('a'));
    await settled();
    cache.forgetReads();
    expect(cache.peek('k')).toBe('a');
  });

  it('bounds the number and the weight of its entries', async () => {
    const few = cacheOf({ maxEntries: 2 });
    for (const key of ['a', 'b', 'c', 'a']) await few.cache.get(key, few.reading(key));
    expect(few.reads()).toBe(4);
    const heavy = cacheOf({ weight: { max: 10, of: (value) => value?.length ?? 0 } });
    for (const key of ['a', 'b', 'c']) await heavy.cache.get(key, heavy.reading(key.repeat(4)));
    expect([heavy.cache.peek('a'), heavy.cache.peek('c')]).toEqual([undefined, 'cccc']);
  });
});
