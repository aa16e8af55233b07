import { describe, expect, it } from '@jest/globals';
import { businessDay } from '@housebrand/shared';
import fc from 'fast-check';
import { periodsAt } from './periods';

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
const zones = fc.constantFrom('Asia/Bangkok', 'UTC', 'America/New_York', 'Pacific/Auckland');

describe('periodsAt', () => {
  it('returns adjacent ranges that contain the instant and are the same for each of their instants', () => {
    fc.assert(
      fc.property(instants, zones, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (at, zone, share) => {
        for (const { period, board, range } of periodsAt(at, zone)) {
          expect(range.from <= at && at < range.until).toBe(true);
          const inside = new Date(
            range.from.getTime() + Math.floor((range.until.getTime() - range.from.getTime()) * share),
          );
          const again = periodsAt(inside, zone).find((one) => one.period === period)!;
          expect([again.board, again.range]).toEqual([board, range]);
          const after = periodsAt(range.until, zone).find((one) => one.period === period)!;
          expect(after.range.from).toEqual(range.until);
        }
      }),
    );
  });

  it('names a board after its first day, with weeks from Monday', () => {
    const boards = periodsAt(new Date('2026-11-22T16:59:59Z'), 'Asia/Bangkok').map(({ board }) => board);
    expect(boards).toEqual(['day 2026-11-22', 'week 2026-11-16', 'month 2026-11-01']);
    const next = periodsAt(new Date('2026-11-22T17:00:00Z'), 'Asia/Bangkok');
    expect(next.map(({ board }) => board)).toEqual(['day 2026-11-23', 'week 2026-11-23', 'month 2026-11-01']);
    expect(businessDay(next[2]!.range.until, 'Asia/Bangkok')).toBe('2026-12-01');
  });
});
