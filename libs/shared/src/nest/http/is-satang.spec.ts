import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { IsSatang } from './is-satang';
import { MAX_BAHT, MAX_SATANG } from './number-bounds';
import { OnlyIf } from './only-if';

class Transfer {
  @IsSatang()
  amountSatang: unknown;
  constructor(amountSatang: unknown) {
    this.amountSatang = amountSatang;
  }
}

class Prize {
  kind = 'POINT';
  @OnlyIf(({ kind }: Prize) => kind === 'CREDIT')
  @IsSatang({ min: 1 })
  amountSatang: unknown = null;
}

const isAccepted = (amount: unknown) => validateSync(new Transfer(amount)).length === 0;
const isPrize = (prize: Partial<Prize>) => validateSync(Object.assign(new Prize(), prize)).length === 0;

describe('IsSatang', () => {
  it('accepts integers from zero to the highest amount in baht', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: MAX_SATANG }), isAccepted));
    expect([0, 1, MAX_BAHT * 100].map(isAccepted)).toEqual([true, true, true]);
  });

  it.each([MAX_SATANG + 1, -1, 0.5, 12.34, Number.NaN, Infinity, '5', null, undefined, {}, [5]])(
    'rejects %p',
    (amount) => expect(isAccepted(amount)).toBe(false),
  );
});

describe('OnlyIf', () => {
  it('requires a valid value while the condition holds', () => {
    expect(isPrize({ kind: 'CREDIT', amountSatang: 1 })).toBe(true);
    for (const amountSatang of [undefined, null, 0, 0.5]) expect(isPrize({ kind: 'CREDIT', amountSatang })).toBe(false);
  });

  it('rejects any value but null while it does not', () => {
    for (const amountSatang of [undefined, null]) expect(isPrize({ amountSatang })).toBe(true);
    for (const amountSatang of [0, 1, 'x']) expect(isPrize({ amountSatang })).toBe(false);
  });
});
