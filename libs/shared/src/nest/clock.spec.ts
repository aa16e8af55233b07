import { describe, expect, it } from '@jest/globals';
import { FollowingClock } from './clock';

const WEEK_MS = 7 * 86_400_000;
const ahead = (clock: FollowingClock) => clock.now().getTime() - Date.now();

describe('a clock that follows another', () => {
  it('is the machine’s until it is told, runs on from what it was told, and comes back', () => {
    const clock = new FollowingClock();
    expect(Math.abs(ahead(clock))).toBeLessThan(50);
    clock.follow({ now: new Date(Date.now() + WEEK_MS), isReal: false, isFrozen: false });
    expect(Math.abs(ahead(clock) - WEEK_MS)).toBeLessThan(50);
    clock.follow({ now: new Date(), isReal: true, isFrozen: false });
    expect(Math.abs(ahead(clock))).toBeLessThan(50);
  });

  it('does not tremble with the time that readings take to arrive', () => {
    const clock = new FollowingClock();
    clock.follow({ now: new Date(Date.now() + WEEK_MS), isReal: false, isFrozen: false });
    const before = ahead(clock);
    clock.follow({ now: new Date(Date.now() + WEEK_MS - 80), isReal: false, isFrozen: false });
    expect(Math.abs(ahead(clock) - before)).toBeLessThan(50);
  });

  it('stands still with the other', () => {
    const clock = new FollowingClock();
    const now = new Date('2027-01-01T00:00:00.000Z');
    clock.follow({ now, isReal: false, isFrozen: true });
    expect(clock.now()).toEqual(now);
  });
});
