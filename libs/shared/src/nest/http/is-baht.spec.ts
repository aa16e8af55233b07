import { describe, expect, it } from '@jest/globals';
import { satangFromBaht } from '@housebrand/shared';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { IsBaht } from './is-baht';
import { MAX_BAHT } from './number-bounds';

class Transfer {
  @IsBaht()
  amount: unknown;
  constructor(amount: unknown) {
    this.amount = amount;
  }
}

const isAccepted = (amount: unknown) => validateSync(new Transfer(amount)).length === 0;

describe('IsBaht', () => {
  it('accepts whole satang from zero to the maximum', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: MAX_BAHT * 100 }), (satang) => isAccepted(Number(`${satang}e-2`))));
    expect([0, 0.01, MAX_BAHT].map(isAccepted)).toEqual([true, true, true]);
  });

  it.each([
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    MAX_BAHT + 0.01,
    -0.01,
    0.001,
    Number.NaN,
    Infinity,
    '5',
    null,
    {},
    [5],
  ])('rejects %p', (amount) => expect(isAccepted(amount)).toBe(false));

  it('accepts only amounts that convert to satang', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: false }), (amount) => {
        if (isAccepted(amount)) expect(() => satangFromBaht(amount)).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });
});
