import { expect, it } from '@jest/globals';
import { visit } from '../visit';
import type { Promises } from './promises';

const mainUrl = 'http://localhost:3000/MTO';
const rewardVisit = {
  firstName: 'Somchai',
  lastName: 'Jaidee',
  registeredAt: new Date('2025-11-18T09:00:00.000Z'),
  isMobileApp: false,
  exitUrl: mainUrl,
  depositUrl: `${mainUrl}/deposit`,
};

export const externalPromises: Promises<'external'> = {
  trials: {
    portalGateway: async ({ gateways, member }) => {
      const studios = await gateways.catalogue.providers(member.prefix);
      const product = studios.find(({ hasOwnLobby }) => hasOwnLobby)?.product ?? studios[0]!.product;
      return gateways.external.portal(member, { product, redirectUrl: mainUrl });
    },
    linkReward: ({ gateways, member }) => gateways.external.rewardLink(member),
    reward: ({ gateways, member }) => gateways.external.reward(member, rewardVisit),
    wheel: ({ gateways, member }) => gateways.external.dailyGame(member, 'wheel', { mainUrl }),
    gashapon: ({ gateways, member }) => gateways.external.dailyGame(member, 'gashapon', { mainUrl }),
    dailyCheckIn: ({ gateways, member }) => gateways.external.dailyGame(member, 'dailyCheckIn', { mainUrl }),
  },

  describe(tried) {
    it('opens its pages at addresses without a password that lead back to the portal', async () => {
      for (const trial of Object.values(externalPromises.trials)) {
        const uri = String(await trial(tried()));
        expect(decodeURIComponent(uri)).not.toContain(tried().member.password);
        const page = await visit(uri);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain(mainUrl);
      }
    });
  },
};
