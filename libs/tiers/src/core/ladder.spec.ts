import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import fc from 'fast-check';
import { assertLadder, MAX_BENEFITS, MAX_TIERS, type TierStep } from './ladder';

const steps = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
  { maxLength: 6 },
);

const aStep = (
  tierLevel: number,
  minDepositSatang = 0,
  minTurnoverSatang = 0,
): Pick<TierStep, 'tierLevel' | 'condition'> => ({ tierLevel, condition: { minDepositSatang, minTurnoverSatang } });

describe('assertLadder', () => {
  it('accepts unique levels with minimums that never fall, and rejects all others', () => {
    fc.assert(
      fc.property(steps, (rows) => {
        const sorted = rows.toSorted(([a], [b]) => a - b);
        const isFair = sorted.every(([level, deposit, turnover], index) => {
          const [below, lessDeposit, lessTurnover] = sorted[index - 1] ?? [0, 0, 0];
          return below < level && lessDeposit <= deposit && lessTurnover <= turnover;
        });
        const check = () => assertLadder(rows.map((row) => aStep(...row)));
        if (isFair) expect(check).not.toThrow();
        else expect(check).toThrow(InvalidInput);
      }),
    );
  });

  it('accepts equal minimums in two tiers', () => {
    expect(() => assertLadder([aStep(1, 5, 5), aStep(2, 5, 5)])).not.toThrow();
  });

  it('allows at most twenty tiers with twelve benefits each', () => {
    expect([MAX_TIERS, MAX_BENEFITS]).toEqual([20, 12]);
  });

  it('reports all problems at once', () => {
    try {
      assertLadder([aStep(1, 5, 5), aStep(2, 4, 4), aStep(1)]);
      expect('accepted').toBe('refused');
    } catch (error) {
      expect((error as InvalidInput).problems.map(({ field }) => field)).toEqual([
        'rows.1.condition.minDepositSatang',
        'rows.1.condition.minTurnoverSatang',
        'rows.2.tierLevel',
      ]);
    }
  });
});
