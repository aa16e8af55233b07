import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

export const rewardsPromises: Promises<'rewards'> = {
  trials: {
    checkCashBack: ({ gateways, member }) => gateways.rewards.cashBack(member),
    claimCashBack: ({ gateways, member }) => gateways.rewards.claimCashBack(member),
    setBonus: ({ gateways, member }) => gateways.rewards.setBonus(member, false),
  },

  describe(tried) {
    it('gives at most the share of the net loss as cashback', async () => {
      const { gateways, member } = tried();
      const { amountSatang, netLossSatang, share } = await gateways.rewards.cashBack(member);
      expect(Number(amountSatang)).toBeLessThanOrEqual(Number(netLossSatang) * share);
    });

    it('keeps the bonus setting', async () => {
      const { gateways, member } = tried();
      expect(await gateways.rewards.setBonus(member, true)).toBe('BONUS');
      expect(await gateways.identity.profile(member)).toMatchObject({ bonus: 'BONUS' });
      expect(await gateways.rewards.setBonus(member, false)).toBe('NO_BONUS');
    });
  },
};
