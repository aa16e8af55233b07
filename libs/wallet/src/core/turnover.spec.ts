import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TURNOVER_MISSING, TurnoverMissing, turnoverDone } from './turnover';

/** Events of a member in order: a requirement starts, or a stake is settled. */
const story = fc.array(
  fc.oneof(
    fc.record({ requirement: fc.bigInt({ min: 1n, max: 500n }) }),
    fc.record({ stake: fc.bigInt({ min: 1n, max: 300n }) }),
  ),
  { maxLength: 40 },
);

/** Reference implementation: gives each stake to the oldest open requirement, and the rest to the next. */
function plainDone(events: readonly ({ requirement: bigint } | { stake: bigint })[]): bigint[] {
  const open: { required: bigint; done: bigint }[] = [];
  for (const event of events) {
    if ('requirement' in event) open.push({ required: event.requirement, done: 0n });
    else {
      let left = event.stake;
      for (const requirement of open) {
        const missing = requirement.required - requirement.done;
        const part = left < missing ? left : missing;
        requirement.done += part;
        left -= part;
      }
    }
  }
  return open.map(({ done }) => done);
}

describe('turnover requirements', () => {
  it('counts each stake once, for the oldest open requirement first', () => {
    fc.assert(
      fc.property(story, (events) => {
        const requirements = events.flatMap((event, at) => {
          if (!('requirement' in event)) return [];
          const later = events.slice(at).flatMap((other) => ('stake' in other ? [other.stake] : []));
          return [{ requiredSatang: event.requirement, playedSatang: later.reduce((sum, stake) => sum + stake, 0n) }];
        });
        expect(turnoverDone(requirements)).toEqual(plainDone(events));
      }),
      { numRuns: 500 },
    );
  });

  it('stays between zero and the required turnover', () => {
    const requirement = fc.record({
      requiredSatang: fc.bigInt({ min: 1n, max: 500n }),
      playedSatang: fc.bigInt(0n, 900n),
    });
    fc.assert(
      fc.property(fc.array(requirement), (requirements) => {
        turnoverDone(requirements).forEach((done, nth) => {
          expect(done >= 0n && done <= requirements[nth]!.requiredSatang).toBe(true);
        });
      }),
    );
  });

  it('reports missing turnover with its own code and the amount', () => {
    expect(TURNOVER_MISSING).toBe(4410);
    expect(new TurnoverMissing(150n)).toMatchObject({ code: 4410, status: 409, values: { amount: '1.50' } });
  });
});
