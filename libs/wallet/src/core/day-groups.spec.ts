import { describe, expect, it } from '@jest/globals';
import { businessDay } from '@housebrand/shared';
import fc from 'fast-check';
import { byDays, byPeriods } from './day-groups';

const entries = fc.array(
  fc
    .date({ min: new Date('2026-11-20'), max: new Date('2026-11-24'), noInvalidDate: true })
    .map((at) => ({ createdAt: at.toISOString() })),
);
const zones = fc.constantFrom('Asia/Bangkok', 'UTC', 'America/New_York');

describe('day groups', () => {
  it('keeps the order, with one day per group and no adjacent groups of the same day', () => {
    fc.assert(
      fc.property(entries, zones, (list, zone) => {
        const groups = byDays(list, zone);
        expect(groups.flatMap((group) => group.entries)).toEqual(list);
        for (const { day, entries: own } of groups)
          expect(own.map(({ createdAt }) => businessDay(new Date(createdAt), zone))).toEqual(own.map(() => day));
        for (const [index, { day }] of groups.slice(1).entries()) expect(day).not.toBe(groups[index]!.day);
      }),
    );
  });
});

describe('period groups', () => {
  const at = (...days: string[]) => days.map((day) => ({ createdAt: `${day}T03:00:00.000Z` }));
  const shown = (...days: string[]) =>
    byPeriods(at(...days), 'Asia/Bangkok').map(({ period, entries: own }) => [period, own.length]);

  it('keeps the order, and every group is a day or a month', () => {
    fc.assert(
      fc.property(entries, zones, (list, zone) => {
        const groups = byPeriods(list, zone);
        expect(groups.flatMap((group) => group.entries)).toEqual(list);
        for (const { period, entries: own } of groups)
          for (const { createdAt } of own)
            expect(businessDay(new Date(createdAt), zone)).toMatch(new RegExp(`^${period}`));
      }),
    );
  });

  it('joins days with a single entry to months, and keeps days with several', () => {
    expect(shown('2026-11-24')).toEqual([['2026-11-24', 1]]);
    expect(shown('2026-11-24', '2026-11-11', '2026-10-02')).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
    ]);
    expect(shown('2026-11-24', '2026-11-24', '2026-11-23', '2026-11-23')).toEqual([
      ['2026-11-24', 2],
      ['2026-11-23', 2],
    ]);
  });

  it('keeps its groups when further pages are loaded', () => {
    const busy = Array<string>(10).fill('2026-11-24');
    expect(shown(...busy, '2026-11-20', '2026-11-02').map(([period]) => period)).toEqual([
      '2026-11-24',
      '2026-11-20',
      '2026-11-02',
    ]);
  });
});
