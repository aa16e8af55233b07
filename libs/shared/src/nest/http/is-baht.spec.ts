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

const isTaken = (amount: unknown) => validateSync(new Transfer(amount)).length === 0;

describe('an amount from outside', () => {
  it('is taken with satang, from nothing to the ceiling', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: MAX_BAHT * 100 }), (satang) => isTaken(Number(`${satang}e-2`))));
    expect([0, 0.01, MAX_BAHT].map(isTaken)).toEqual([true, true, true]);
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
  ])('is refused as %p', (amount) => expect(isTaken(amount)).toBe(false));

  it('is always one that can be counted in satang', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: false }), (amount) => {
        if (isTaken(amount)) expect(() => satangFromBaht(amount)).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });
});
