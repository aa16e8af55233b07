import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

export const promotionsPromises: Promises<'promotions'> = {
  trials: {
    promotionList: ({ gateways, member }) => gateways.promotions.list(member, 'th'),
    promotionDetail: async ({ gateways, member }) => {
      const [promotion] = await gateways.promotions.list(member, 'th');
      return gateways.promotions.find(member, promotion!.id, 'th');
    },
  },

  describe(tried) {
    it("returns each promotion's details consistently with the list", async () => {
      const { gateways, member } = tried();
      for (const listed of await gateways.promotions.list(member, 'en'))
        await expect(gateways.promotions.find(member, listed.id, 'en')).resolves.toMatchObject(listed);
    });

    it('refuses an unknown promotion with a message', async () => {
      const { gateways, member } = tried();
      await expect(gateways.promotions.find(member, 'no-such-promotion', 'th')).rejects.toMatchObject({
        name: 'ProviderRefused',
        providerMessage: expect.stringMatching(/\S/),
      });
    });

    it('tells apart known and unknown promotions for guests of the agent', async () => {
      const { gateways, member } = tried();
      const [promotion] = await gateways.promotions.list(member, 'th');
      expect(await gateways.promotions.isKnown(member.prefix, promotion!.id)).toBe(true);
      expect(await gateways.promotions.isKnown(member.prefix, 'no-such-promotion')).toBe(false);
    });
  },
};
