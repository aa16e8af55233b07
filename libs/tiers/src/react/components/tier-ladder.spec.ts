import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wayDone } from './tier-ladder';

describe('wayDone', () => {
  it('is whole behind, empty ahead, and the share on the way to the next tier', () => {
    expect([1, 2, 3, 4].map((level) => wayDone(level, 2, 3, 0.573))).toEqual([100, 100, 57, 0]);
  });

  it('never leaves the line', () => {
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
