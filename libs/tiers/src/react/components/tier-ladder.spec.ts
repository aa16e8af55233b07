import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wayDone } from './tier-ladder';

describe('wayDone', () => {
  it('returns 100 up to the current tier, the share for the next one, and 0 beyond', () => {
    expect([1, 2, 3, 4].map((level) => wayDone(level, 2, 3, 0.573))).toEqual([100, 100, 57, 0]);
  });

  it('stays between 0 and 100', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.double(),
        (level, current, overall) => {
          const done = wayDone(level, current, current + 1, Number.isNaN(overall) ? 0 : overall);
          expect(done).toBeGreaterThanOrEqual(0);
          expect(done).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
