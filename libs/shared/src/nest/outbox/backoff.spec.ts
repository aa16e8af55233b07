import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backoffMs } from './backoff';

const attempts = fc.integer({ min: 1, max: 1_000 });
const chances = fc.double({ min: 0, max: 1, noNaN: true });

describe('back-off', () => {
  it('grows, stays within a quarter of an hour, and never comes at once', () => {
    fc.assert(
      fc.property(attempts, chances, (attempt, chance) => {
        const wait = backoffMs(attempt, chance);
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(900_000);
        expect(backoffMs(attempt + 1, chance)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it('doubles, and chance takes up to a half', () => {
    expect([1, 2, 3].map((attempt) => backoffMs(attempt, 0))).toEqual([1_000, 2_000, 4_000]);
    expect(backoffMs(1, 1)).toBe(500);
  });
});
