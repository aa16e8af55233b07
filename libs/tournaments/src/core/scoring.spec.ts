import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBest, scoreNumber, scoreOf, scoreOfBets, type PlaySums, type PlayedBet } from './scoring';
import { CALCULATIONS } from './terms';

const satang = fc.bigInt({ min: 0n, max: 10n ** 12n });
const plays: fc.Arbitrary<PlaySums> = fc.record({
  turnoverSatang: satang,
  payoutSatang: satang,
  bets: fc.nat(),
  highestPayoutSatang: satang,
  bestMultiplierHundredths: satang,
});

const highest = (values: readonly bigint[]) => values.reduce((best, value) => (value > best ? value : best), 0n);

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

  it('equals the scores of its bets in parts, unless the best of them may be void', () => {
    const bet = fc.record({ stakeSatang: satang, payoutSatang: satang, isVoid: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...CALCULATIONS), fc.array(bet), fc.nat(10), (calculation, bets, at) => {
        const counted = bets.map(({ isVoid: _, ...one }): PlayedBet => ({ ...one, kind: 'counted' }));
        const takenBack = bets
          .filter(({ isVoid }) => isVoid)
          .map(({ stakeSatang, payoutSatang }): PlayedBet => ({
            kind: 'takenBack',
            stakeSatang: -stakeSatang,
            payoutSatang: -payoutSatang,
          }));
        const parts = [counted.slice(0, at), [...counted.slice(at), ...takenBack]].map((part) =>
          scoreOfBets(calculation, part),
        );
        const valid = bets.filter(({ isVoid }) => !isVoid);
        const expected = scoreOf(calculation, {
          turnoverSatang: valid.reduce((sum, { stakeSatang }) => sum + stakeSatang, 0n),
          payoutSatang: valid.reduce((sum, { payoutSatang }) => sum + payoutSatang, 0n),
          bets: valid.length,
          highestPayoutSatang: highest(valid.map(({ payoutSatang }) => payoutSatang)),
          bestMultiplierHundredths: highest(
            valid.map(({ stakeSatang, payoutSatang }) =>
              stakeSatang === 0n ? 0n : (payoutSatang * 100n) / stakeSatang,
            ),
          ),
        });
        if (!isBest(calculation)) expect(parts[0]! + parts[1]!).toBe(expected);
        else if (takenBack.length > 0) expect(parts[1]).toBeNull();
        else expect(highest(parts as bigint[])).toBe(expected);
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
