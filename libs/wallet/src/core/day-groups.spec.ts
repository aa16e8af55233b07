import { describe, expect, it } from '@jest/globals';
import { businessDay } from '@housebrand/shared';
import fc from 'fast-check';
import { byDays } from './day-groups';

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
