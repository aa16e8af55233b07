import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '@housebrand/shared';
import fc from 'fast-check';
import { DEFAULT_TERMS, INCOME_BASES } from './income';
import { termsFrom, termsReported } from './terms';

const since = new Date('2026-11-22T09:00:00Z');
const hundredths = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 3 });

describe('written terms', () => {
  it('converts terms to the stored form and back, and rejects more than 100 percent', () => {
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...INCOME_BASES), (shares, basis) => {
        const written = { basis, shares: shares.map((share) => share / 100) };
        const isFair = shares.reduce((sum, share) => sum + share, 0) <= 10_000;
        if (!isFair) return expect(() => termsFrom(written, since)).toThrow(InvalidInput);
        expect(termsFrom(written, since)).toEqual({ basis, shares, since });
        return expect(termsReported(termsFrom(written, since))).toEqual({ ...written, since: since.toISOString() });
      }),
    );
  });

  it('accepts 100 percent in total and not a hundredth more', () => {
    const written = (...shares: number[]) => ({ basis: 'NET_LOSS' as const, shares });
    expect(termsFrom(written(50, 49.99, 0.01), since).shares).toEqual([5_000, 4_999, 1]);
    expect(() => termsFrom(written(50, 50, 0.01), since)).toThrow(InvalidInput);
  });

  it('reports the default terms without a start', () => {
    expect(termsReported(DEFAULT_TERMS)).toEqual({ basis: 'TURNOVER', shares: [0.8, 0.3, 0.1], since: null });
    expect(termsReported({ ...DEFAULT_TERMS, since: new Date(1) }).since).toBe('1970-01-01T00:00:00.001Z');
  });

  it('rejects more than two decimals and reports all problems at once', () => {
    try {
      termsFrom({ basis: 'TURNOVER', shares: [0.29, 0.001, 100] }, since);
      expect('accepted').toBe('refused');
    } catch (error) {
      expect((error as InvalidInput).problems.map(({ field }) => field)).toEqual(['shares.1', 'shares']);
    }
  });
});
