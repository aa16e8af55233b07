import { describe, expect, it } from '@jest/globals';
import { formatSatang, InvalidAmount } from '@housebrand/shared';
import fc from 'fast-check';
import { amountParts, BALANCE_FRESH_MS, isBalanceStale, profileAndCredit } from './balance';

describe('balance', () => {
  it('replies in baht in the field of the specification and in satang in ours', () => {
    const asOf = new Date('2026-11-18T09:00:00.000Z');
    const balance = { username: 'MTODEMO1', balanceSatang: 1_234_567n, points: 250, asOf };
    expect(profileAndCredit(balance)).toEqual({
      username: 'MTODEMO1',
      balance: 12_345.67,
      balanceSatang: 1_234_567,
      point: 250,
      asOf: '2026-11-18T09:00:00.000Z',
    });
  });

  it('marks a balance as stale once it is older than a minute', () => {
    const asOf = '2026-11-18T09:00:00.000Z';
    const at = Date.parse(asOf);
    expect(isBalanceStale(asOf, at + BALANCE_FRESH_MS)).toBe(false);
    expect(isBalanceStale(asOf, at + BALANCE_FRESH_MS + 1)).toBe(true);
    expect(isBalanceStale(asOf, at + 60_001)).toBe(true);
    expect(isBalanceStale(asOf, at - 5_000)).toBe(false);
  });

  it('splits an amount into sign, baht and satang without rounding', () => {
    expect(amountParts(12_345.67)).toEqual({ sign: '', baht: '12,345', satang: '67' });
    expect(amountParts(0)).toEqual({ sign: '', baht: '0', satang: '00' });
    expect(amountParts(-0.5)).toEqual({ sign: '-', baht: '0', satang: '50' });
    expect(() => amountParts(0.005)).toThrow(InvalidAmount);
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), (satang) => {
        const { sign, baht, satang: cents } = amountParts(Number(satang) / 100);
        expect(`${sign}${baht}.${cents}`).toBe(formatSatang(satang));
      }),
    );
  });
});
