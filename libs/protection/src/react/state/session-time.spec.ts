import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextReminder } from './session-time';

describe('nextReminder', () => {
  it('returns a time at most one interval ahead, on a multiple of the interval', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10 ** 8), fc.constantFrom(15, 30, 60, 120), (beganMs, playedMs, interval) => {
        const now = beganMs + playedMs;
        const { inMs, minutes } = nextReminder(beganMs, interval, now);
        expect(inMs).toBeGreaterThan(0);
        expect(inMs).toBeLessThanOrEqual(interval * 60_000);
        expect(now + inMs - beganMs).toBe(minutes * 60_000);
      }),
    );
  });
});
