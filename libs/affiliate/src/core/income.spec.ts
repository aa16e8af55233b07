import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_TERMS, incomeOf, LEVELS, termsAt, type IncomeTerms, type PlayedBet, type Upline } from './income';

const bet = (stakeSatang: bigint, payoutSatang = 0n, at = new Date('2026-11-18T09:00:00Z')): PlayedBet => ({
  betId: 'b',
  kind: 'counted',
  member: { prefix: 'MTO', username: 'MTOLEK' },
  at,
  stakeSatang,
  payoutSatang,
});
const uplines: Upline[] = [1, 2, 3].map((level) => ({ username: `UP${level}`, level, joinedAt: new Date(0) }));
const terms = (basis: IncomeTerms['basis'], ...shares: number[]): IncomeTerms => ({
  basis,
  shares,
  since: new Date(0),
});
const amounts = (played: PlayedBet, by: IncomeTerms) =>
  incomeOf(played, uplines, by).map(({ username, amountSatang }) => [username, amountSatang]);

describe('incomeOf', () => {
  it('returns each level’s share of the stake in whole satang', () => {
    expect(amounts(bet(12_345n), terms('TURNOVER', 80, 30, 10))).toEqual([
      ['UP1', 98n],
      ['UP2', 37n],
      ['UP3', 12n],
    ]);
  });

  it('returns a share of the net loss, negative for a win', () => {
    expect(amounts(bet(10_000n, 4_000n), terms('NET_LOSS', 500, 100))).toEqual([
      ['UP1', 300n],
      ['UP2', 60n],
    ]);
    expect(amounts(bet(10_000n, 40_000n), terms('NET_LOSS', 500))).toEqual([['UP1', -1_500n]]);
    // Rounds towards zero for both signs.
    expect(amounts(bet(10_001n), terms('NET_LOSS', 500))).toEqual([['UP1', 500n]]);
    expect(amounts(bet(0n, 10_001n), terms('NET_LOSS', 500))).toEqual([['UP1', -500n]]);
  });

  it('returns nothing for levels without a share, for less than a satang, and for earlier bets', () => {
    expect(amounts(bet(99n), terms('TURNOVER', 100))).toEqual([]);
    expect(amounts(bet(10n ** 9n), terms('TURNOVER', 0, 30))).toEqual([['UP2', 3_000_000n]]);
    const joinedAt = new Date('2026-11-18T09:00:00.001Z');
    expect(incomeOf(bet(10_000n), [{ username: 'UP', level: 1, joinedAt }], DEFAULT_TERMS)).toEqual([]);
    const atOnce = { username: 'UP', level: 1, joinedAt: bet(1n).at };
    expect(incomeOf(bet(10_000n), [atOnce], DEFAULT_TERMS)).toHaveLength(1);
  });

  it('never exceeds the shares of a bet, for any stake and payout', () => {
    const satang = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(satang, satang, fc.constantFrom('TURNOVER', 'NET_LOSS'), (stake, payout, basis) => {
        const by = terms(basis as IncomeTerms['basis'], 500, 200, 100);
        const given = incomeOf(bet(stake, payout), uplines, by).reduce((sum, line) => sum + line.amountSatang, 0n);
        const base = basis === 'TURNOVER' ? stake : stake - payout;
        const size = (value: bigint) => (value < 0n ? -value : value);
        expect(size(given) <= size((base * 800n) / 10_000n)).toBe(true);
        expect(size(given) + 3n > size((base * 800n) / 10_000n)).toBe(true);
      }),
    );
  });
});

describe('termsAt', () => {
  const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
  const known = [3, 9, 6].map((day) => ({ ...terms('TURNOVER', day), since: at(day) }));

  it('returns the latest terms before an instant, regardless of their order', () => {
    expect(termsAt(known, at(2))).toBe(DEFAULT_TERMS);
    expect(termsAt(known, at(3)).shares).toEqual([3]);
    expect(termsAt(known, at(8)).shares).toEqual([6]);
    expect(termsAt(known, at(20)).shares).toEqual([9]);
  });

  it('prefers the last of several terms of the same instant, even over the defaults', () => {
    const [first, second] = [1, 2].map((share) => ({ ...terms('NET_LOSS', share), since: at(3) }));
    expect(termsAt([first!, second!], at(3))).toBe(second);
    const fromTheBeginning = { ...terms('NET_LOSS', 7), since: DEFAULT_TERMS.since };
    expect(termsAt([fromTheBeginning], at(3))).toBe(fromTheBeginning);
  });

  it('defaults to 0.8, 0.3 and 0.1 percent of the stake on the three levels', () => {
    expect(DEFAULT_TERMS.shares).toHaveLength(LEVELS);
    expect(amounts(bet(100_000n, 30_000n), DEFAULT_TERMS).map(([, satang]) => satang)).toEqual([800n, 300n, 100n]);
  });
});
