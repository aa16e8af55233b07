import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

export const affiliatePromises: Promises<'affiliate'> = {
  trials: {
    affiliateNew: ({ gateways, member }) => gateways.affiliate.create(member),
    affiliateInfo: ({ gateways, member }) => gateways.affiliate.find(member),
  },

  describe(tried) {
    it('keeps one link per member, ending in the referral code', async () => {
      const { gateways, member } = tried();
      const made = await gateways.affiliate.create(member);
      expect(made.link).toMatch(/\/[A-Za-z0-9]+\.html$/);
      await expect(gateways.affiliate.create(member)).resolves.toEqual(made);
      await expect(gateways.affiliate.find(member)).resolves.toEqual(made);
    });
  },
};
