import { typedAmount } from '@housebrand/shared';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountProblem, amountText, satangTyped } from './amount-input';

const amounts = fc.bigInt({ min: 1n, max: 99_999_999_999n });

describe('amount input', () => {
  it.each([
    ['', null],
    ['0', null],
    ['7', 700n],
    ['0.5', 50n],
    ['12.', 1_200n],
    ['1234.56', 123_456n],
    ['999999999', 99_999_999_900n],
  ])('converts %s to satang', (typed, satang) => expect(satangTyped(typed)).toBe(satang));

  it('parses the formatted amount back to the same satang', () => {
    fc.assert(fc.property(amounts, (satang) => expect(satangTyped(typedAmount(amountText(satang))!)).toBe(satang)));
    expect([satangTyped('0.01'), satangTyped('0.00')]).toEqual([1n, null]);
  });

  it('formats whole baht without decimals', () => {
    expect([50_037n, 50_000n, 5n].map(amountText)).toEqual(['500.37', '500', '0.05']);
  });

  it('accepts amounts equal to a limit', () => {
    const limits = { minSatang: 100, maxSatang: 200 };
    const problems = [99n, 100n, 200n, 201n].map((satang) => amountProblem(satang, limits));
    expect(problems).toEqual(['tooSmall', null, null, 'tooLarge']);
  });

  it('rejects exactly the amounts outside the limits', () => {
    fc.assert(
      fc.property(amounts, fc.nat(), fc.nat(), (satang, a, b) => {
        const [minSatang, maxSatang] = a < b ? [a, b] : [b, a];
        const problem = amountProblem(satang, { minSatang, maxSatang });
        expect(problem === null).toBe(Number(satang) >= minSatang && Number(satang) <= maxSatang);
        expect(amountProblem(satang, { minSatang: null, maxSatang: null })).toBeNull();
      }),
    );
  });
});
