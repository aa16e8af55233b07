import { expect, it } from '@jest/globals';
import type { CreatedDeposit } from '../../nest/deposits/deposits.records';
import type { Promises, Tried } from './promises';

/** 200 baht: within any operator's limits. */
const VALUE = 20_000n;

/** Opens a deposit. @throws Error if the provider does not open it */
export async function opened({ gateways, member }: Tried, valueSatang: bigint): Promise<CreatedDeposit> {
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
    it('distinguishes deposits that are open at the same time by their satang', async () => {
      const deposits = await Promise.all([opened(tried(), VALUE), opened(tried(), VALUE)]);
      for (const { valueSatang, amountSatang, order, createdAt } of deposits) {
        expect(valueSatang).toBe(VALUE);
        expect(amountSatang >= VALUE && amountSatang < VALUE + 100n).toBe(true);
        expect(order.expiresAt.getTime()).toBeGreaterThan(createdAt.getTime());
      }
      expect(new Set(deposits.map(({ amountSatang }) => amountSatang)).size).toBe(2);
      expect(new Set(deposits.map(({ id }) => id)).size).toBe(2);
    });

    it('refuses a deposit below the minimum with a message', async () => {
      const { gateways, member } = tried();
      await expect(gateways.deposits.open(member, 1n)).resolves.toMatchObject({
        kind: 'refused',
        error: { name: 'ProviderRefused', providerMessage: expect.stringMatching(/\S/) },
      });
    });
  },
};
