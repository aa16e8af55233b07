import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FollowingClock } from './clock';

const WEEK_MS = 7 * 86_400_000;
const ahead = (clock: FollowingClock) => clock.now().getTime() - Date.now();

describe('FollowingClock', () => {
  // freeze the machine's own time
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows the machine’s time before the first reading, runs on from each reading, and returns to the machine’s time', () => {
    const clock = new FollowingClock();
    expect(ahead(clock)).toBe(0);
    clock.follow({ now: new Date(Date.now() + WEEK_MS), isReal: false, isFrozen: false });
    expect(ahead(clock)).toBe(WEEK_MS);
    clock.follow({ now: new Date(), isReal: true, isFrozen: false });
    expect(ahead(clock)).toBe(0);
  });

  it('ignores differences below the time that readings take to arrive', () => {
    const clock = new FollowingClock();
    clock.follow({ now: new Date(Date.now() + WEEK_MS), isReal: false, isFrozen: false });
    clock.follow({ now: new Date(Date.now() + WEEK_MS - 80), isReal: false, isFrozen: false });
    expect(ahead(clock)).toBe(WEEK_MS);
  });

  it('stands still while the followed clock is frozen', () => {
    const clock = new FollowingClock();
    const now = new Date('2027-01-01T00:00:00.000Z');
    clock.follow({ now, isReal: false, isFrozen: true });
    expect(clock.now()).toEqual(now);
  });
});
