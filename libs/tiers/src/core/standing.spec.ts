import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aTier } from '../testing';
import { EmptyLadder, tierProgress } from './progress';
import { reachedTier, turnoverSince } from './standing';

/** Ladders whose minimums rise, from nothing, in baht; the steps in any order. */
const ladders = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })), { minLength: 0, maxLength: 5 })
  .chain((rises) => {
    let [deposit, turnover] = [0, 0];
    const steps = [aTier(1)];
    for (const [index, [more, played]] of rises.entries())
      steps.push(aTier(index + 2, (deposit += more), (turnover += played)));
    return fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length });
  });
const sums = fc.record({
  depositSatang: fc.bigInt({ min: -50_000n, max: 500_000n }),
  turnoverSatang: fc.bigInt({ min: -50_000n, max: 500_000n }),
});

/** The plain way: up from the bottom for as long as the next step is reached. */
function climbed(ladder: ReturnType<typeof aTier>[], deposit: bigint, turnover: bigint): number {
  let level = 1;
  for (;;) {
    const next = ladder.find(({ tierLevel }) => tierLevel === level + 1);
    if (!next) return level;
    const { minDepositAccumulateAmount: needed, minTurnOverAccumulateAmount: played } = next.condition;
    if ((needed > 0 && deposit < BigInt(needed) * 100n) || (played > 0 && turnover < BigInt(played) * 100n))
      return level;
    level += 1;
  }
}

describe('the tier that is reached', () => {
  it('is that of climbing step by step', () => {
    fc.assert(
      fc.property(ladders, sums, (ladder, sum) => {
        expect(reachedTier(ladder, sum).tierLevel).toBe(climbed(ladder, sum.depositSatang, sum.turnoverSatang));
      }),
    );
  });

  it('is reached with the last satang of both minimums', () => {
    const ladder = [aTier(1), aTier(2, 5, 20)];
    const level = (depositSatang: bigint, turnoverSatang: bigint) =>
      reachedTier(ladder, { depositSatang, turnoverSatang }).tierLevel;
    expect([level(500n, 2_000n), level(499n, 2_000n), level(500n, 1_999n)]).toEqual([2, 1, 1]);
  });

  it('is the lowest where not even that is reached, and a minimum of a satang is one', () => {
    const ladder = [aTier(3, 9, 9), aTier(2, 0.01, 0), aTier(4, 20, 20)];
    expect(reachedTier(ladder, { depositSatang: 0n, turnoverSatang: 0n }).tierLevel).toBe(2);
    expect(reachedTier([aTier(1), aTier(2, 0.01, 0)], { depositSatang: 0n, turnoverSatang: 0n }).tierLevel).toBe(1);
  });

  it('is not lost to a minimum of nothing by a sum below nought', () => {
    const ladder = [aTier(1), aTier(2), aTier(3, 0, 1)];
    expect(reachedTier(ladder, { depositSatang: -1n, turnoverSatang: -1n }).tierLevel).toBe(2);
  });

  it('has a next one that is not reached', () => {
    fc.assert(
      fc.property(ladders, sums, (ladder, sum) => {
        const { tierLevel } = reachedTier(ladder, sum);
        const { current, next, missingDeposit, missingTurnover } = tierProgress(ladder, tierLevel, sum);
        expect(current.tierLevel).toBe(tierLevel);
        expect(next === null || missingDeposit + missingTurnover > 0).toBe(true);
      }),
    );
  });

  it('needs a step', () => {
    expect(() => reachedTier([], { depositSatang: 0n, turnoverSatang: 0n })).toThrow(EmptyLadder);
  });
});

describe('turnover since an instant', () => {
  const at = fc.integer({ min: 0, max: 20 }).map((second) => new Date(second * 1_000));
  const bets = fc.array(fc.record({ stake: fc.bigInt({ min: 1n, max: 9_999n }), at, voidAfter: fc.option(at) }));

  it('is what the sum of all bets that stand has changed by since then', () => {
    fc.assert(
      fc.property(bets, at, (played, since) => {
        const made = played.map(({ stake, at: settled, voidAfter }) => ({
          stake,
          settled,
          voided: voidAfter && new Date(settled.getTime() + voidAfter.getTime()),
        }));
        const standing = (until: Date) =>
          made
            .filter(({ settled, voided }) => settled < until && !(voided && voided < until))
            .reduce((sum, { stake }) => sum + stake, 0n);
        const moves = made.flatMap(({ stake, settled, voided }) => [
          { at: settled, voidedAt: null, stakeSatang: stake },
          ...(voided ? [{ at: settled, voidedAt: voided, stakeSatang: -stake }] : []),
        ]);
        expect(turnoverSince(moves, since)).toBe(standing(new Date(1e9)) - standing(since));
      }),
    );
  });
});
