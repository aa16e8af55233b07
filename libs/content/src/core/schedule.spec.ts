import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import { isShownAt, nextChange, scheduled } from './schedule';

const day = (number: number): string => `2026-12-0${number}T00:00:00.000Z`;
const at = (number: number): Date => new Date(day(number));

describe('schedule of an entry', () => {
  it('shows it from its start, inclusive, to its end, exclusive', () => {
    const row = { startsAt: day(2), endsAt: day(4) };
    expect([1, 2, 3, 4, 5].map((number) => isShownAt(row, at(number)))).toEqual([false, true, true, false, false]);
    expect(isShownAt({ startsAt: null, endsAt: null }, at(1))).toBe(true);
    expect(isShownAt({}, at(1))).toBe(true);
  });

  it('changes next at the earliest later start or end', () => {
    const rows = [{ startsAt: day(1), endsAt: day(5) }, { startsAt: day(3), endsAt: null }, {}];
    expect([0, 1, 3, 4].map((number) => nextChange(rows, new Date(at(1).getTime() + number * 86_400_000 - 1)))).toEqual(
      [at(1), at(3), at(5), at(5)],
    );
    expect(nextChange(rows, at(5))).toBeNull();
  });

  it('is written in UTC, with an end after its start', () => {
    expect(scheduled([{ startsAt: '2026-12-02T07:00:00+07:00', endsAt: null }, {}])).toEqual([
      { startsAt: day(2), endsAt: null },
      {},
    ]);
    expect(() => scheduled([{ startsAt: day(2), endsAt: day(2) }])).toThrow(InvalidInput);
  });
});
