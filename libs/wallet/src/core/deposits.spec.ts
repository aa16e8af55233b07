import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastDeposit } from './deposits';
import { DEPOSIT_CHANNELS, PAYMENT_STATUSES } from './terms';

describe('lastDeposit', () => {
  const satang = fc.integer({ min: 1, max: 20_000_000 });
  const deposit = fc.record({
    status: fc.constantFrom(...PAYMENT_STATUSES),
    channel: fc.constantFrom(...DEPOSIT_CHANNELS),
    amountSatang: satang,
    valueSatang: fc.option(satang),
  });

  it('returns the newest completed deposit with the amount that the member chose', () => {
    fc.assert(
      fc.property(fc.array(deposit), (deposits) => {
        const [newest] = deposits.filter(({ status }) => status === 'SUCCESS');
        const { channel, amountSatang, valueSatang } = newest ?? {};
        expect(lastDeposit(deposits)).toEqual(newest ? { channel, amountSatang: valueSatang ?? amountSatang } : null);
      }),
    );
  });

  it('returns null for a channel that is not known', () => {
    const unknown = { status: 'SUCCESS', channel: null, amountSatang: 50_000, valueSatang: null } as const;
    expect(lastDeposit([unknown])).toBeNull();
  });
});
