import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isAssured,
  MAX_SESSIONS_OF_A_MEMBER,
  SESSION_LIMITS,
  sessionExpiresAt,
  sessionState,
  shouldTouch,
  silentSince,
} from './session';
import { COOKIE_LIFETIME_SECONDS } from '@housebrand/shared';

const { idleMs, absoluteMs } = SESSION_LIMITS;
const born = new Date(1_700_000_000_000);
const after = (ms: number) => new Date(born.getTime() + ms);
const live = { createdAt: born, lastSeenAt: born, revokedAt: null };

describe('session', () => {
  it('ends before its cookie does', () => {
    expect(absoluteMs).toBeLessThan(COOKIE_LIFETIME_SECONDS * 1000);
    expect(idleMs).toBeLessThan(absoluteMs);
  });

  it('lasts two weeks without a call and 90 days at most, and is one of at most ten', () => {
    const day = 86_400_000;
    expect(SESSION_LIMITS).toEqual({ idleMs: 14 * day, absoluteMs: 90 * day, touchEveryMs: 300_000 });
    expect(MAX_SESSIONS_OF_A_MEMBER).toBe(10);
  });

  it('counts as present for 30 minutes without a call, and the password as recent for five minutes', () => {
    expect(silentSince(born)).toEqual(after(-1_800_000));
    const assured = (how: 'present' | 'fresh') =>
      [after(299_999), after(300_000)].map((now) => isAssured(born, how, now));
    expect([assured('present'), assured('fresh')]).toEqual([
      [true, true],
      [true, false],
    ]);
    expect([isAssured(null, 'present', born), isAssured(null, 'fresh', born)]).toEqual([false, false]);
  });

  it('becomes idle without a call, even if it is new', () => {
    expect(sessionState(live, after(idleMs - 1))).toBe('active');
    expect(sessionState(live, after(idleMs))).toBe('idle');
  });

  it('expires at last, even if it is active', () => {
    const busy = { ...live, lastSeenAt: after(absoluteMs - 1) };
    expect(sessionState(busy, after(absoluteMs - 1))).toBe('active');
    expect(sessionState(busy, after(absoluteMs))).toBe('expired');
  });

  it('stays revoked', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seen, later) => {
        const revoked = { createdAt: born, lastSeenAt: after(seen), revokedAt: after(1) };
        return sessionState(revoked, after(later)) === 'revoked';
      }),
    );
  });

  it('is active exactly until its announced end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: absoluteMs - 1 }), (seen) => {
        const times = { ...live, lastSeenAt: after(seen) };
        const end = sessionExpiresAt(times);
        return sessionState(times, new Date(end.getTime() - 1)) === 'active' && sessionState(times, end) !== 'active';
      }),
    );
  });

  it('updates its last use at most every five minutes', () => {
    expect(shouldTouch(live, after(SESSION_LIMITS.touchEveryMs - 1))).toBe(false);
    expect(shouldTouch(live, after(SESSION_LIMITS.touchEveryMs))).toBe(true);
  });
});
