import { expect, it } from '@jest/globals';
import type { OpenedDeposit } from '../../nest/deposits/deposits.records';
import type { Promises, Tried } from './promises';

/** Two hundred baht: within what any operator takes. */
const VALUE = 20_000n;

/** @throws Error when the deposit was not opened */
export async function opened({ gateways, member }: Tried, valueSatang: bigint): Promise<OpenedDeposit> {
  const outcome = await gateways.deposits.open(member, valueSatang);
  if (outcome.kind !== 'settled') throw outcome.error;
  return outcome.value;
}

export const depositsPromises: Promises<'deposits'> = {
  trials: {
    bankDepositAuto: ({ gateways, member }) => gateways.deposits.bankAccounts(member),
    trueMoney: ({ gateways, member }) => gateways.deposits.wallet(member).then((wallet) => wallet ?? 'none'),
    depositPointCreate: ({ gateways, member }) => gateways.deposits.open(member, VALUE),
  },

  describe(tried) {
    it('tells deposits that are open at the same time apart by their satang', async () => {
      const deposits = await Promise.all([opened(tried(), VALUE), opened(tried(), VALUE)]);
      for (const { valueSatang, amountSatang, order, createdAt } of deposits) {
        expect(valueSatang).toBe(VALUE);
        expect(amountSatang / 100n).toBe(VALUE / 100n);
        expect(order.expiresAt.getTime()).toBeGreaterThan(createdAt.getTime());
      }
      expect(new Set(deposits.map(({ amountSatang }) => amountSatang)).size).toBe(2);
      expect(new Set(deposits.map(({ id }) => id)).size).toBe(2);
    });

    it('refuses a deposit of next to nothing, in words', async () => {
      const { gateways, member } = tried();
      await expect(gateways.deposits.open(member, 1n)).resolves.toMatchObject({
        kind: 'refused',
        error: { name: 'ProviderRefused', providerMessage: expect.stringMatching(/\S/) },
      });
    });
  },
};
