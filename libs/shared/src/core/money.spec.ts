import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  allocate,
  bahtDigits,
  bahtNumber,
  creditOrPoints,
  InvalidAmount,
  satangFromBaht,
  satangOrPoints,
  weightSatang,
} from './money';

const satang = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

describe('satangFromBaht', () => {
  it('restores satang from digits and from a JSON number', () => {
    fc.assert(
      fc.property(satang, (amount) => {
        expect(satangFromBaht(bahtDigits(amount))).toBe(amount);
        expect(satangFromBaht(JSON.parse(JSON.stringify(bahtNumber(amount))) as number)).toBe(amount);
      }),
    );
  });

  it('corrects the rounding error of binary fractions', () => {
    expect(satangFromBaht(0.1 + 0.2)).toBe(30n);
    expect(satangFromBaht(12345.67)).toBe(1234567n);
    expect(satangFromBaht('100')).toBe(10000n);
    expect(satangFromBaht('0.5')).toBe(50n);
  });

  it('rejects every part of a satang', () => {
    const amounts = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9 }), (amount, tenths) => {
        const digits = `${bahtDigits(amount)}${tenths}`;
        expect(() => satangFromBaht(digits)).toThrow(InvalidAmount);
        expect(() => satangFromBaht(Number(digits))).toThrow(InvalidAmount);
      }),
    );
  });

  it.each([Number.NaN, Infinity, -Infinity, 0.001, 12.345, '1.234', '1e3', '', ' 1', '1,000.00', '--1', 1e17])(
    'rejects %p',
    (value) => {
      expect(() => satangFromBaht(value)).toThrow(InvalidAmount);
    },
  );
});

describe('weightSatang', () => {
  it('counts a point as a baht', () => {
    expect(weightSatang('CREDIT', 1_500n)).toBe(1_500n);
    expect(weightSatang('POINT', 1_500n)).toBe(150_000n);
  });
});

describe('bahtDigits', () => {
  it.each([
    [0n, '0.00'],
    [1n, '0.01'],
    [-1n, '-0.01'],
    [100n, '1.00'],
    [-12_345n, '-123.45'],
  ])('converts %p to %p', (satang, digits) => {
    expect(bahtDigits(satang)).toBe(digits);
  });
});

describe('allocate', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 });

  it('never loses or creates a satang, and gives nothing to a weight of zero', () => {
    fc.assert(
      fc.property(satang, weights, (amount, shares) => {
        fc.pre(shares.some((share) => share > 0));
        const parts = allocate(amount, shares);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        shares.forEach((share, index) => share === 0 && expect(parts[index]).toBe(0n));
      }),
    );
  });

  it('keeps every part within a satang of its exact share', () => {
    expect(allocate(100n, [1, 1, 1])).toEqual([34n, 33n, 33n]);
    expect(allocate(-100n, [1, 1, 1])).toEqual([-34n, -33n, -33n]);
    expect(allocate(7n, [1])).toEqual([7n]);
    expect(allocate(7n, [0, 1])).toEqual([0n, 7n]);
    expect(allocate(101n, [1, 1, 1])).toEqual([34n, 34n, 33n]);
    expect(allocate(-101n, [0, 1, 1, 1])).toEqual([0n, -34n, -34n, -33n]);
  });

  it('rejects weights that are empty, all zero, negative or fractional', () => {
    expect(() => allocate(1n, [])).toThrow(RangeError);
    expect(() => allocate(1n, [0, 0])).toThrow(RangeError);
    expect(() => allocate(1n, [1, -1])).toThrow(RangeError);
    expect(() => allocate(1n, [2, -1])).toThrow(RangeError);
    expect(() => allocate(1n, [0.5, 0.5])).toThrow(RangeError);
  });
});

describe('amount in credit or points', () => {
  it('has the field of its unit', () => {
    expect(creditOrPoints('CREDIT', 150n)).toEqual({ amountSatang: 150, amountPoints: null });
    expect(creditOrPoints('POINT', 150n)).toEqual({ amountSatang: null, amountPoints: 150 });
  });

  it('is read from the field that is set', () => {
    const kinds = fc.constantFrom<'CREDIT' | 'POINT'>('CREDIT', 'POINT');
    const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(kinds, amounts, (kind, amount) => {
        expect(satangOrPoints(creditOrPoints(kind, amount))).toBe(amount);
      }),
    );
    expect(() => satangOrPoints({ amountSatang: null, amountPoints: null })).toThrow(RangeError);
  });
});
