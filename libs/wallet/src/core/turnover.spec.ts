import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TURNOVER_MISSING, TurnoverMissing, turnoverDone } from './turnover';

/** What a member does, in order: a demand begins, or a stake is settled. */
const story = fc.array(
  fc.oneof(
    fc.record({ demand: fc.bigInt({ min: 1n, max: 500n }) }),
    fc.record({ stake: fc.bigInt({ min: 1n, max: 300n }) }),
  ),
  { maxLength: 40 },
);

/** Stake by stake: each is given to the oldest demand that is open, and what is over to the next. */
function plainDone(events: readonly ({ demand: bigint } | { stake: bigint })[]): bigint[] {
  const open: { required: bigint; done: bigint }[] = [];
  for (const event of events) {
    if ('demand' in event) open.push({ required: event.demand, done: 0n });
    else {
      let left = event.stake;
      for (const demand of open) {
        const part = left < demand.required - demand.done ? left : demand.required - demand.done;
        demand.done += part;
        left -= part;
      }
    }
  }
  return open.map(({ done }) => done);
}

describe('turnover that coupons ask for', () => {
  it('is played stake by stake, the oldest demand first', () => {
    fc.assert(
      fc.property(story, (events) => {
        const demands = events.flatMap((event, at) => {
          if (!('demand' in event)) return [];
          const later = events.slice(at).flatMap((other) => ('stake' in other ? [other.stake] : []));
          return [{ requiredSatang: event.demand, playedSatang: later.reduce((sum, stake) => sum + stake, 0n) }];
        });
        expect(turnoverDone(demands)).toEqual(plainDone(events));
      }),
      { numRuns: 500 },
    );
  });

  it('is never more than was asked for, nor less than nothing', () => {
    const demand = fc.record({ requiredSatang: fc.bigInt({ min: 1n, max: 500n }), playedSatang: fc.bigInt(0n, 900n) });
    fc.assert(
      fc.property(fc.array(demand), (demands) => {
        turnoverDone(demands).forEach((done, nth) => {
          expect(done >= 0n && done <= demands[nth]!.requiredSatang).toBe(true);
        });
      }),
    );
  });

  it('that is missing is told by a code of its own, with the amount', () => {
    expect(TURNOVER_MISSING).toBe(4410);
    expect(new TurnoverMissing(150n)).toMatchObject({ code: 4410, status: 409, values: { amount: '1.50' } });
  });
});
