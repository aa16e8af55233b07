import { bahtNumber, businessDay, businessDayEnd } from '@housebrand/shared';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  changeLimit,
  HIGHEST_LIMIT_SATANG,
  leftOf,
  limitAt,
  NO_LIMIT,
  periodAt,
  tightestOf,
  type LimitState,
  type UsedLimit,
} from './limits';
import { WEAKENING_DELAY_MS } from './rules';
import { LIMIT_PERIODS } from './terms';

const amount = fc.oneof(fc.constant(null), fc.bigInt({ min: 0n, max: 1_000_000n }));
const step = fc.record({ satang: amount, afterMs: fc.integer({ min: 0, max: 2 * WEAKENING_DELAY_MS }) });
const orUnlimited = (satang: bigint | null): bigint => satang ?? 2n ** 62n;

describe('limit', () => {
  it('decreases at once and increases only 24 hours after the request', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state: LimitState = NO_LIMIT;
        let nowMs = 0;
        for (const { satang, afterMs } of steps) {
          nowMs += afterMs;
          const now = new Date(nowMs);
          const before = limitAt(state, now).satang;
          state = changeLimit(state, satang, now);
          const lowered = orUnlimited(satang) <= orUnlimited(before);
          expect(limitAt(state, now).satang).toBe(lowered ? satang : before);
          expect(orUnlimited(limitAt(state, new Date(nowMs + WEAKENING_DELAY_MS - 1)).satang)).toBeLessThanOrEqual(
            Number(orUnlimited(before)),
          );
          expect(limitAt(state, new Date(nowMs + WEAKENING_DELAY_MS)).satang).toBe(satang);
        }
      }),
    );
  });

  it('cancels a pending increase when the current limit is chosen again', () => {
    const waiting = changeLimit({ satang: 500n, pending: null }, 900n, new Date(0));
    expect(waiting.pending).toEqual({ satang: 900n, from: new Date(WEAKENING_DELAY_MS) });
    expect(changeLimit(waiting, 500n, new Date(1))).toEqual({ satang: 500n, pending: null });
  });

  it('allows at most ten million baht', () => expect(bahtNumber(BigInt(HIGHEST_LIMIT_SATANG))).toBe(10_000_000));
});

/** Time zones with different offsets, some with daylight saving time. */
const zone = fc.constantFrom(
  'Asia/Bangkok',
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'America/Sao_Paulo',
);
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('periodAt', () => {
  it('contains its instant, starts at midnight in its zone and ends where the next period starts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LIMIT_PERIODS), instant, zone, (period, at, inZone) => {
        const { from, until } = periodAt(period, at, inZone);
        expect(from.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(until.getTime()).toBeGreaterThan(at.getTime());
        expect(periodAt(period, until, inZone).from).toEqual(until);
        expect(periodAt(period, from, inZone)).toEqual({ from, until });
        const dayBefore = businessDay(new Date(from.getTime() - 1), inZone);
        expect(businessDayEnd(dayBefore, inZone)).toEqual(from);
        const first = businessDay(from, inZone);
        if (period === 'DAY') expect(first).toBe(businessDay(at, inZone));
        if (period === 'WEEK') expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(1);
        if (period === 'MONTH')
          expect([first.slice(8), first.slice(0, 7)]).toEqual(['01', businessDay(at, inZone).slice(0, 7)]);
      }),
      { numRuns: 500 },
    );
  });

  it('switches periods of Bangkok at 17:00 UTC', () => {
    const at = new Date('2026-11-21T16:59:59.999Z');
    expect(periodAt('DAY', at, 'Asia/Bangkok').until).toEqual(new Date('2026-11-21T17:00:00.000Z'));
    expect(periodAt('WEEK', at, 'Asia/Bangkok')).toEqual({
      from: new Date('2026-11-15T17:00:00.000Z'),
      until: new Date('2026-11-22T17:00:00.000Z'),
    });
    expect(periodAt('MONTH', at, 'Asia/Bangkok').until).toEqual(new Date('2026-11-30T17:00:00.000Z'));
  });
});

const used = fc.record<UsedLimit>({
  period: fc.constantFrom(...LIMIT_PERIODS),
  satang: fc.bigInt({ min: 0n, max: 50n }),
  usedSatang: fc.bigInt({ min: 0n, max: 80n }),
  until: fc.constantFrom(new Date(1), new Date(2), new Date(3)),
});

describe('remaining amount', () => {
  it('equals the unused part of a limit, never below zero', () => {
    const left = (satang: bigint, usedSatang: bigint) => leftOf({ satang, usedSatang });
    expect([left(50n, 0n), left(50n, 49n), left(50n, 50n), left(50n, 80n)]).toEqual([50n, 1n, 0n, 0n]);
  });

  it('depends on the tightest of several limits; ties go to the one that ends last', () => {
    fc.assert(
      fc.property(fc.array(used, { minLength: 1 }), (limits) => {
        const tightest = tightestOf(limits)!;
        const left = leftOf(tightest);
        expect(left >= 0n).toBe(true);
        for (const one of limits) {
          expect(left <= leftOf(one)).toBe(true);
          if (leftOf(one) === left) expect(tightest.until >= one.until).toBe(true);
        }
      }),
    );
    expect(tightestOf([])).toBeNull();
  });
});
