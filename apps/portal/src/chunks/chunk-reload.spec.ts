/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { mayReload, RELOAD_INTERVAL_MS, reloadOnce } from './chunk-reload';

beforeEach(() => sessionStorage.clear());

describe('chunk-reload guard', () => {
  it('reloads at most once in any 60 seconds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90_000 }), { maxLength: 30 }), (pauses) => {
        sessionStorage.clear();
        let now = 1_700_000_000_000;
        const reloads: number[] = [];
        for (const pause of pauses) {
          now += pause;
          reloadOnce(now, () => reloads.push(now));
        }
        for (const [index, at] of reloads.entries()) {
          if (index > 0) expect(at - reloads[index - 1]!).toBeGreaterThanOrEqual(RELOAD_INTERVAL_MS);
        }
        expect(reloads.length > 0).toBe(pauses.length > 0);
      }),
    );
  });

  it('allows a reload after the clock was set back', () => {
    expect(mayReload(1000, 5_000_000)).toBe(true);
    expect(mayReload(1000, Number.NaN)).toBe(true);
  });

  it('does not reload when it cannot store that it did', () => {
    const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed');
    });
    const reload = jest.fn();
    expect(reloadOnce(Date.now(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    closed.mockRestore();
  });
});
