import { describe, expect, it } from '@jest/globals';
import type { DayFigures } from './contracts';
import fc from 'fast-check';
import { PERIODS, periodsOf } from './periods';

const DAY_MS = 86_400_000;
const figures = (day: string, amount: number): DayFigures => ({
  day,
  depositsSatang: amount,
  firstDeposits: 1,
  withdrawalsSatang: amount * 2,
  stakeSatang: amount * 3,
  payoutSatang: amount * 4,
  ggrSatang: -amount,
  bonusSatang: amount,
  activeMembers: 2,
  newMembers: 1,
});
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    figures(new Date(Date.parse(`${first}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10), index + 1),
  );

describe('periods of a report', () => {
  it('starts weeks on Monday, and keeps to the days that the report has', () => {
    const days = daysFrom('2026-10-29', 8);
    const spans = (kind: (typeof PERIODS)[number]) => periodsOf(days, kind).map(({ day, to }) => [day, to]);
    expect(spans('day')).toEqual(days.map(({ day }) => [day, day]));
    expect(spans('week')).toEqual([
      ['2026-10-29', '2026-11-01'],
      ['2026-11-02', '2026-11-05'],
    ]);
    expect(spans('month')).toEqual([
      ['2026-10-29', '2026-10-31'],
      ['2026-11-01', '2026-11-05'],
    ]);
  });

  it('sums to the same figures as the days, whatever the period', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...PERIODS),
        (first, count, kind) => {
          const days = daysFrom(first.toISOString().slice(0, 10), count);
          const periods = periodsOf(days, kind);
          for (const field of ['depositsSatang', 'ggrSatang', 'activeMembers', 'newMembers'] as const) {
            const sum = (rows: readonly DayFigures[]) => rows.reduce((total, row) => total + row[field], 0);
            expect(sum(periods)).toBe(sum(days));
          }
          expect(periods.map(({ day }) => day)).toEqual(periods.map(({ day }) => day).toSorted());
        },
      ),
    );
  });
});
