import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '@housebrand/shared/testing';
import { RevalidatingCache } from './revalidating-cache';

const FRESH_MS = 1_000;
const RETRY_MS = 100;

function held(maxKeys = 10) {
  const clock = new FixedClock();
  const cache = new RevalidatingCache<string[]>(clock, { freshMs: FRESH_MS, retryMs: RETRY_MS, maxKeys });
  let reads = 0;
  const reading = (value: string[] | Error) => () => {
    reads += 1;
    return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, cache, reading, settled, reads: () => reads };
}

describe('RevalidatingCache', () => {
  it('reads once for any number of waiting callers', async () => {
    const { cache, reading, reads } = held();
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.get('k', reading(['a']))));
    expect(reads()).toBe(1);
    expect(new Set(all.map(({ version }) => version)).size).toBe(1);
  });

  it('returns a stale value at once and refreshes it in the background', async () => {
    const { cache, clock, reading, settled, reads } = held();
    const first = await cache.get('k', reading(['a']));
    clock.advance(FRESH_MS + 1);
    expect((await cache.get('k', reading(['b']))).value).toEqual(['a']);
    await settled();
    const second = await cache.get('k', reading(['c']));
    expect(second.value).toEqual(['b']);
    expect(second.version).not.toBe(first.version);
    expect(reads()).toBe(2);
  });

  it('keeps the version while the value stays the same', async () => {
    const { cache, clock, reading, settled } = held();
    const { version } = await cache.get('k', reading(['a']));
    clock.advance(FRESH_MS + 1);
    await cache.get('k', reading(['a']));
    await settled();
    expect((await cache.get('k', reading(['x']))).version).toBe(version);
  });

  it('keeps the value while reads fail, and retries only after a delay', async () => {
    const { cache, clock, reading, settled, reads } = held();
    await cache.get('k', reading(['a']));
    clock.advance(FRESH_MS * 100);
    const down = reading(new Error('down'));
    for (let call = 0; call < 5; call += 1) {
      expect((await cache.get('k', down)).value).toEqual(['a']);
      await settled();
    }
    expect(reads()).toBe(2);
    clock.advance(RETRY_MS + 1);
    await cache.get('k', reading(['b']));
    await settled();
    expect((await cache.get('k', down)).value).toEqual(['b']);
  });

  it('throws if the first read fails, and does not cache the failure', async () => {
    const { cache, reading } = held();
    await expect(cache.get('k', reading(new Error('down')))).rejects.toThrow('down');
    await expect(cache.get('k', reading(['a']))).resolves.toMatchObject({ value: ['a'] });
  });

  it('peeks without waiting', async () => {
    const { cache, clock, reading, settled, reads } = held();
    expect(cache.peek('k', reading(new Error('down')))).toBeUndefined();
    await settled();
    expect(cache.peek('k', reading(['a']))).toBeUndefined();
    await settled();
    clock.advance(FRESH_MS + 1);
    expect(cache.peek('k', reading(['b']))).toEqual(['a']);
    await settled();
    expect(cache.peek('k', reading(['c']))).toEqual(['b']);
    expect(reads()).toBe(3);
  });

  it('evicts keys beyond the maximum', async () => {
    const { cache, reading, reads } = held(2);
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, reading([key]));
    expect(reads()).toBe(4);
  });
});
