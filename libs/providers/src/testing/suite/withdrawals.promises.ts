import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

const MIN = 10_000n;

export const withdrawalsPromises: Promises<'withdrawals'> = {
  trials: {
    withdrawCondition: ({ gateways, member }) => gateways.withdrawals.condition(member),
    withdrawCredit: ({ gateways, member }) => gateways.withdrawals.withdraw(member, MIN),
    withdrawPointCondition: ({ gateways, member }) => gateways.withdrawals.incomeCondition(member),
    withdrawPoint: ({ gateways, member }) => gateways.withdrawals.claimIncome(member, MIN),
  },

  describe(tried) {
    it("never offers more than the member's credit", async () => {
      const { gateways, member } = tried();
      const condition = await gateways.withdrawals.condition(member);
      expect(condition.withdrawableSatang).toBeLessThanOrEqual(condition.creditSatang);
      if (condition.isClosed) expect(condition.message).toMatch(/\S/);
    });

    it('refuses to pay out credit or move income beyond the available amount, with a message', async () => {
      const { gateways, member } = tried();
      const { creditSatang } = await gateways.withdrawals.condition(member);
      const { gatheredSatang } = await gateways.withdrawals.incomeCondition(member);
      const refused = { kind: 'refused', wasSent: true, error: { providerMessage: expect.stringMatching(/\S/) } };
      expect(await gateways.withdrawals.withdraw(member, creditSatang + MIN)).toMatchObject(refused);
      expect(await gateways.withdrawals.claimIncome(member, gatheredSatang + MIN)).toMatchObject(refused);
    });
  },
};
