import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backoffMs, MAX_ATTEMPTS } from './backoff';

const attempts = fc.integer({ min: 1, max: 1_000 });
const chances = fc.double({ min: 0, max: 1, noNaN: true });

describe('backoffMs', () => {
  it('grows with each attempt from half a second to 15 minutes', () => {
    fc.assert(
      fc.property(attempts, chances, (attempt, chance) => {
        const wait = backoffMs(attempt, chance);
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(900_000);
        expect(backoffMs(attempt + 1, chance)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it("adds up to about two hours, longer than a provider's deployment takes", () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, nth) => backoffMs(nth + 1, 0.5));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(Math.round(hours)).toBe(2);
  });

  it('doubles with each attempt, less up to half at random', () => {
    expect([1, 2, 3].map((attempt) => backoffMs(attempt, 0))).toEqual([1_000, 2_000, 4_000]);
    expect(backoffMs(1, 1)).toBe(500);
  });
});
