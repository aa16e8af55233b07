import { expect, it } from '@jest/globals';
import type { InstantRange } from '@housebrand/shared';
import { opened } from './deposits.promises';
import type { Promises } from './promises';

const YEAR_MS = 365 * 86_400_000;
/** The year until tomorrow, to cover any time zone of the provider. */
const lastYear = (): InstantRange => {
  const until = new Date(Date.now() + 86_400_000);
  return { from: new Date(until.getTime() - YEAR_MS), until };
};

export const reportsPromises: Promises<'reports'> = {
  trials: {
    reportDeposit: ({ gateways, member }) => gateways.reports.deposits(member, lastYear()),
    reportWithdraw: ({ gateways, member }) => gateways.reports.withdrawals(member, lastYear()),
  },

  describe(tried) {
    it('reports an open deposit with the amount to transfer', async () => {
      const { gateways, member } = tried();
      const deposit = await opened(tried(), 30_000n);
      const reported = await gateways.reports.deposits(member, lastYear());
      expect(reported.find(({ id }) => id === deposit.id)).toMatchObject({
        status: 'CREATE',
        amountSatang: deposit.amountSatang,
        valueSatang: 30_000n,
        channel: 'DEPOSIT_POINT',
        createdAt: deposit.createdAt,
        order: deposit.order,
        settledAt: null,
      });
    });

    it('reports nothing outside the range', async () => {
      const { gateways, member } = tried();
      const { from } = lastYear();
      const before = { from: new Date(from.getTime() - 20 * YEAR_MS), until: new Date(from.getTime() - 19 * YEAR_MS) };
      await expect(gateways.reports.deposits(member, before)).resolves.toEqual([]);
      await expect(gateways.reports.withdrawals(member, before)).resolves.toEqual([]);
    });
  },
};
