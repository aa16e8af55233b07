import { describe, expect, it } from '@jest/globals';
import { ALL_DAYS } from '@housebrand/shared';
import fc from 'fast-check';
import { ALL_INCOME, incomePeriods, isOneSum, type IncomePeriods } from './income-periods';

const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
const day = fc.nat(500).map(dayAt);

describe('incomePeriods', () => {
  it('covers each day of a range exactly once, with at most 60 days beside complete months', () => {
    fc.assert(
      fc.property(day, day, day, (a, b, at) => {
        const range = a < b ? { from: a, to: b } : { from: b, to: a };
        const periods = incomePeriods(range);
        const covering = periods.filter(
          (period) => period.from <= startOf(period, at) && startOf(period, at) <= period.to,
        );
        expect(covering).toHaveLength(range.from <= at && at <= range.to ? 1 : 0);
        const days = periods
          .filter(({ grain }) => grain === 'DAY')
          .map(({ from, to }) => Date.parse(to) - Date.parse(from));
        expect(days.reduce((sum, ms) => sum + ms / 86_400_000 + 1, 0)).toBeLessThanOrEqual(60);
      }),
    );
  });
  const startOf = ({ grain }: IncomePeriods, at: string) => (grain === 'DAY' ? at : `${at.slice(0, 7)}-01`);

  it('uses one sum for a day, for a calendar month, and without bounds', () => {
    const one = [{ from: '2026-02-03', to: '2026-02-03' }, { from: '2026-02-01', to: '2026-02-28' }, ALL_DAYS].map(
      incomePeriods,
    );
    expect(one).toEqual([
      [{ grain: 'DAY', from: '2026-02-03', to: '2026-02-03' }],
      [{ grain: 'MONTH', from: '2026-02-01', to: '2026-02-01' }],
      [ALL_INCOME],
    ]);
    expect(one.map(isOneSum)).toEqual([true, true, true]);
    expect(isOneSum(incomePeriods({ from: '2026-02-03', to: '2026-02-04' }))).toBe(false);
  });
});
