import { describe, expect, it } from '@jest/globals';
import { netLoss, unrejectedDeposits } from './spending';

describe('unrejectedDeposits', () => {
  it('counts all deposits but rejected ones', () => {
    const deposits = (['SUCCESS', 'CREATE', 'REJECT', null] as const).map((status, index) => ({
      status,
      amountSatang: 10n ** BigInt(index),
    }));
    expect(unrejectedDeposits(deposits)).toBe(1_011n);
    expect(unrejectedDeposits([])).toBe(0n);
  });
});

describe('netLoss', () => {
  it('is positive for a loss and negative for a win', () => {
    expect(netLoss({ turnoverSatang: 500n, payoutSatang: 200n })).toBe(300n);
    expect(netLoss({ turnoverSatang: 500n, payoutSatang: 900n })).toBe(-400n);
  });
});
