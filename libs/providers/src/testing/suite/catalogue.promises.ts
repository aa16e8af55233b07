import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

export const cataloguePromises: Promises<'catalogue'> = {
  trials: {
    gamesStatus: ({ gateways, member }) => gateways.catalogue.openings(member.prefix),
    providerList: ({ gateways, member }) => gateways.catalogue.providers(member.prefix),
    gameList: ({ gateways, member }) => gateways.catalogue.games(member.prefix, 'Slot'),
  },

  describe(tried) {
    it('lists providers, their openings and their games for guests', async () => {
      const { gateways, member } = tried();
      const providers = await gateways.catalogue.providers(member.prefix);
      const codes = providers.map(({ provider }) => provider);
      expect(new Set(codes).size).toBe(codes.length);
      const openings = await gateways.catalogue.openings(member.prefix);
      expect(openings.map(({ provider }) => provider)).toEqual(expect.arrayContaining(codes));
      const slots = await gateways.catalogue.games(member.prefix, 'Slot');
      expect(slots.length).toBeGreaterThan(0);
      expect(slots.every(({ gameType }) => gameType === 'Slot')).toBe(true);
    });

    it('narrows a list to a product', async () => {
      const { gateways, member } = tried();
      const [studio] = (await gateways.catalogue.providers(member.prefix)).filter(({ type }) => type === 'SLOT');
      const games = await gateways.catalogue.games(member.prefix, 'Slot', studio!.product);
      expect(games.length).toBeGreaterThan(0);
      expect(new Set(games.map(({ provider }) => provider))).toEqual(new Set([studio!.provider]));
    });
  },
};
