import { describe, expect, it } from '@jest/globals';
import { businessDay } from '@housebrand/shared';
import fc from 'fast-check';
import { daysAfter, dayShifted, dayStart } from './calendar';
import { memberDay } from './days';
import { seedMembers } from './people';

const someDay = fc.integer({ min: 0, max: 4_000 }).map((shift) => dayShifted('2024-02-28', shift));
const member = fc.constantFrom(...seedMembers().filter(({ habit }) => habit !== null));

describe('business day of a member', () => {
  it('is reproducible, ends with its opening credit, and never goes below zero', () => {
    fc.assert(
      fc.property(
        member,
        someDay,
        fc.bigInt(0n, 50_000_000n),
        fc.integer({ min: 0, max: 30 }),
        (who, day, credit, hours) => {
          const now = new Date(dayStart(day).getTime() + hours * 3_600_000);
          const played = memberDay(who, credit, day, now);
          expect(memberDay(who, credit, day, now)).toEqual(played);
          if (!played) return;
          let balance = credit;
          for (const { amount, balance_after } of played.entries) {
            balance += BigInt(amount);
            expect(BigInt(balance_after)).toBe(balance);
            expect(balance >= 0n).toBe(true);
          }
          expect(balance).toBe(credit);
          const stakes = played.rounds.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
          expect(played.turnover).toBe(stakes);
          for (const { at } of played.entries) {
            expect(businessDay(new Date(at))).toBe(day);
            expect(Date.parse(at)).toBeLessThanOrEqual(now.getTime());
          }
        },
      ),
    );
  });

  it("completes half of DEMO1's quests on any day and with any credit", () => {
    const demo1 = seedMembers().find(({ username }) => username === 'NAGADEMO1')!;
    fc.assert(
      fc.property(someDay, fc.bigInt(0n, 10_000n), (day, credit) => {
        const played = memberDay(demo1, credit, day, new Date(dayStart(day).getTime() + 60_000));
        expect(played).toMatchObject({ turnover: 25_000n, deposited: 5_000n });
      }),
    );
  });
});

it('lists missing days, only the latest if there are too many', () => {
  expect(daysAfter('2026-02-27', '2026-03-01', 400)).toEqual(['2026-02-28', '2026-03-01']);
  expect(daysAfter('2026-03-01', '2026-03-01', 400)).toEqual([]);
  expect(daysAfter('2026-03-02', '2026-03-01', 400)).toEqual([]);
  expect(daysAfter('2020-01-01', '2026-03-01', 2)).toEqual(['2026-02-28', '2026-03-01']);
});
