import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '@housebrand/shared';
import {
  addedSatang,
  assertFairPrices,
  MAX_BONUS_PERCENT,
  MAX_CHIPS,
  MAX_PRICES,
  purchaseFinding,
  totalChipsSatang,
  UnknownPrice,
  type ChipPrice,
} from './purchases';

const pack = fc.record({
  chips: fc.integer({ min: 1, max: 10_000_000 }),
  bonusPercentage: fc.integer({ min: 0, max: 100 }),
});

describe('chip pack', () => {
  it('totals chips plus bonus to the satang, paid by the deposit plus the added credit', () => {
    fc.assert(
      fc.property(pack, fc.nat(), (row, discount) => {
        const total = totalChipsSatang(row);
        expect(total * 100n).toBe(BigInt(row.chips) * 100n * BigInt(100 + row.bonusPercentage));
        const price = total - (BigInt(discount) % total);
        expect(price + addedSatang(total, price)).toBe(total);
      }),
    );
  });

  it('adds credit only once the full price has arrived', () => {
    const statuses = fc.constantFrom(
      'CREATE' as const,
      'APPROVE' as const,
      'SUCCESS' as const,
      'REJECT' as const,
      null,
    );
    const amounts = fc.bigInt({ min: 0n, max: 3_000n });
    fc.assert(
      fc.property(statuses, amounts, (status, amountSatang) => {
        const finding = purchaseFinding({ priceSatang: 1_000n, totalSatang: 1_100n }, { status, amountSatang });
        const isPaid = status === 'SUCCESS' && amountSatang >= 1_000n;
        expect(finding.kind === 'paid').toBe(isPaid);
        if (finding.kind === 'paid') expect(finding.addedSatang).toBe(100n);
        expect(finding.kind === 'waits').toBe(status !== 'SUCCESS' && status !== 'REJECT');
      }),
    );
  });
});

describe('added credit', () => {
  it('adds no credit if the price reaches or exceeds the total', () => {
    expect([addedSatang(100n, 99n), addedSatang(100n, 100n), addedSatang(100n, 101n)]).toEqual([1n, 0n, 0n]);
  });

  it('states why a purchase is not paid', () => {
    const finding = (status: 'REJECT' | 'SUCCESS', amountSatang: bigint) =>
      purchaseFinding({ priceSatang: 10n, totalSatang: 11n }, { status, amountSatang });
    expect(finding('REJECT', 10n)).toEqual({ kind: 'notPaid', reason: 'wallet.purchaseNotPaid' });
    expect(finding('SUCCESS', 9n)).toEqual({ kind: 'notPaid', reason: 'wallet.purchaseUnderpaid' });
    expect(finding('SUCCESS', 10n)).toEqual({ kind: 'paid', addedSatang: 1n });
    expect(new UnknownPrice()).toMatchObject({ code: 404, status: 404 });
  });
});

describe('price table', () => {
  it('bounds rows, chips per row and bonus', () => {
    expect([MAX_PRICES, MAX_CHIPS, MAX_BONUS_PERCENT]).toEqual([50, 10_000_000, 100]);
  });

  const row: ChipPrice = { sku: 'a', chips: 100, priceSatang: 10_000n, bonusPercentage: 0 };

  it('rejects duplicate packs and prices above the total of their chips', () => {
    expect(() => assertFairPrices([row, { ...row, sku: 'b', priceSatang: 9_900n }])).not.toThrow();
    expect(() => assertFairPrices([])).not.toThrow();
    for (const unfair of [[row, row], [{ ...row, priceSatang: 10_001n }]])
      expect(() => assertFairPrices(unfair)).toThrow(InvalidInput);
    expect(() => assertFairPrices([{ ...row, priceSatang: 10_500n, bonusPercentage: 5 }])).not.toThrow();
  });
});
