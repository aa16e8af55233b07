import { describe, expect, it } from '@jest/globals';
import { settledDeposits } from './deposits';

describe('settledDeposits', () => {
  it('counts only deposits that have succeeded', () => {
    const deposits = (['SUCCESS', 'CREATE', 'REJECT', null, 'SUCCESS'] as const).map((status, index) => ({
      status,
      amountSatang: 10n ** BigInt(index),
    }));
    expect(settledDeposits(deposits)).toBe(10_001n);
    expect(settledDeposits([])).toBe(0n);
  });
});
