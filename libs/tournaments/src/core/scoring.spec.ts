import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scoreNumber, scoreOf, type PlaySums } from './scoring';

const satang = fc.bigInt({ min: 0n, max: 10n ** 12n });
const plays: fc.Arbitrary<PlaySums> = fc.record({
  turnoverSatang: satang,
  payoutSatang: satang,
  bets: fc.nat(),
  highestPayoutSatang: satang,
  bestMultiplierHundredths: satang,
});

describe('tournament score', () => {
  it("selects the figure of the tournament's calculation", () => {
    fc.assert(
      fc.property(plays, (sums) => {
        expect(scoreOf('TURNOVER', sums)).toBe(sums.turnoverSatang);
        expect(scoreOf('HIGHEST_WIN', sums)).toBe(sums.highestPayoutSatang);
        expect(scoreOf('NET_WIN', sums) + sums.turnoverSatang).toBe(sums.payoutSatang);
        expect(scoreOf('ROUNDS', sums)).toBe(BigInt(sums.bets));
        expect(scoreOf('MULTIPLIER', sums)).toBe(sums.bestMultiplierHundredths);
      }),
    );
  });

  it('has two decimals, except for bets', () => {
    const reported = (['TURNOVER', 'HIGHEST_WIN', 'NET_WIN', 'MULTIPLIER', 'ROUNDS'] as const).map((calculation) =>
      scoreNumber(calculation, 1_234n),
    );
    expect(reported).toEqual([12.34, 12.34, 12.34, 12.34, 1_234]);
  });
});
