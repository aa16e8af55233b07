import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aTier } from '../testing';
import { EmptyLadder, tierProgress } from './progress';
import { reachedTier, turnoverSince } from './standing';

/** Ladders with rising minimums in baht, starting at zero; tiers in any order. */
const ladders = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })), { minLength: 0, maxLength: 5 })
  .chain((rises) => {
    let [deposit, turnover] = [0, 0];
    const steps = [aTier(1)];
    for (const [index, [more, played]] of rises.entries()) {
      deposit += more;
      turnover += played;
      steps.push(aTier(index + 2, deposit, turnover));
    }
    return fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length });
  });
const sums = fc.record({
  depositSatang: fc.bigInt({ min: -50_000n, max: 500_000n }),
  turnoverSatang: fc.bigInt({ min: -50_000n, max: 500_000n }),
});

/** Reference implementation: climbs while the next tier is reached. */
function climbed(ladder: ReturnType<typeof aTier>[], deposit: bigint, turnover: bigint): number {
  let level = 1;
  while (true) {
    const next = ladder.find(({ tierLevel }) => tierLevel === level + 1);
    if (!next) return level;
    const { minDepositAccumulateAmount: needed, minTurnOverAccumulateAmount: played } = next.condition;
    if ((needed > 0 && deposit < BigInt(needed) * 100n) || (played > 0 && turnover < BigInt(played) * 100n))
      return level;
    level += 1;
  }
}

describe('reachedTier', () => {
  it('agrees with climbing tier by tier', () => {
    fc.assert(
      fc.property(ladders, sums, (ladder, sum) => {
        expect(reachedTier(ladder, sum).tierLevel).toBe(climbed(ladder, sum.depositSatang, sum.turnoverSatang));
      }),
    );
  });

  it('includes a tier at exactly both minimums, to the satang', () => {
    const ladder = [aTier(1), aTier(2, 5, 20)];
    const level = (depositSatang: bigint, turnoverSatang: bigint) =>
      reachedTier(ladder, { depositSatang, turnoverSatang }).tierLevel;
    expect([level(500n, 2_000n), level(499n, 2_000n), level(500n, 1_999n)]).toEqual([2, 1, 1]);
  });

  it('falls back to the lowest tier, and enforces a minimum of one satang', () => {
    const ladder = [aTier(3, 9, 9), aTier(2, 0.01, 0), aTier(4, 20, 20)];
    expect(reachedTier(ladder, { depositSatang: 0n, turnoverSatang: 0n }).tierLevel).toBe(2);
    expect(reachedTier([aTier(1), aTier(2, 0.01, 0)], { depositSatang: 0n, turnoverSatang: 0n }).tierLevel).toBe(1);
  });

  it('treats a minimum of zero as reached by a negative sum', () => {
    const ladder = [aTier(1), aTier(2), aTier(3, 0, 1)];
    expect(reachedTier(ladder, { depositSatang: -1n, turnoverSatang: -1n }).tierLevel).toBe(2);
  });

  it('leaves the next tier unreached', () => {
    fc.assert(
      fc.property(ladders, sums, (ladder, sum) => {
        const { tierLevel } = reachedTier(ladder, sum);
        const { current, next, missingDepositSatang, missingTurnoverSatang } = tierProgress(ladder, tierLevel, sum);
        expect(current.tierLevel).toBe(tierLevel);
        expect(next === null || missingDepositSatang + missingTurnoverSatang > 0).toBe(true);
      }),
    );
  });

  it('rejects an empty ladder', () => {
    expect(() => reachedTier([], { depositSatang: 0n, turnoverSatang: 0n })).toThrow(EmptyLadder);
  });
});

describe('turnoverSince', () => {
  const at = fc.integer({ min: 0, max: 20 }).map((second) => new Date(second * 1_000));
  const bets = fc.array(fc.record({ stake: fc.bigInt({ min: 1n, max: 9_999n }), at, voidAfter: fc.option(at) }));

  it('equals the change since the instant in the sum of all standing bets', () => {
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
