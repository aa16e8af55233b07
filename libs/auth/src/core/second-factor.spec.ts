import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  FACTOR_CODE_MAX_LENGTH,
  FACTOR_NAME_MAX_LENGTH,
  isFactorFresh,
  isTotpCode,
  MAX_SECOND_FACTORS,
  normalizeFactorCode,
  PASSKEY_TIMEOUT_MS,
  RECOVERY_CODES,
} from './second-factor';

describe('second factor', () => {
  it('normalises codes with any grouping and any kind of digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), fc.constantFrom(' ', '-', '\u00a0'), (digits, between) => {
        const thai = [...digits].map((digit) => String.fromCharCode(0x0e50 + Number(digit))).join('');
        expect(normalizeFactorCode(`${digits.slice(0, 3)}${between}${digits.slice(3)} `)).toBe(digits);
        expect([isTotpCode(thai), normalizeFactorCode(thai)]).toEqual([true, digits]);
      }),
    );
    expect(normalizeFactorCode('１２３456')).toBe('123456');
    expect(normalizeFactorCode('abcd-efgh-2345-6789')).toBe('ABCDEFGH23456789');
    expect(['12345', '1234567', 'ABCDEF'].map(isTotpCode)).toEqual([false, false, false]);
  });

  it('allows five factors and ten recovery codes, and limits names and codes', () => {
    expect([MAX_SECOND_FACTORS, RECOVERY_CODES]).toEqual([5, 10]);
    expect(PASSKEY_TIMEOUT_MS).toBe(300_000);
    expect([FACTOR_NAME_MAX_LENGTH, FACTOR_CODE_MAX_LENGTH]).toEqual([40, 32]);
  });

  it('stays valid for ten minutes', () => {
    for (const shownAt of [new Date(0), new Date('2026-11-22T05:00:00Z')]) {
      const fresh = [1, 599_999, 600_000].map((ms) => isFactorFresh(shownAt, new Date(shownAt.getTime() + ms)));
      expect(fresh).toEqual([true, true, false]);
      expect(isFactorFresh(null, shownAt)).toBe(false);
    }
  });
});
