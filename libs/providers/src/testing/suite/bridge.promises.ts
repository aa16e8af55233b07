import { expect, it } from '@jest/globals';
import { visit } from '../visit';
import type { Promises } from './promises';

const redirectUrl = 'http://localhost:3000/MTO';

export const bridgePromises: Promises<'bridge'> = {
  trials: {
    redirectLogin: ({ gateways, member }) => gateways.bridge.redirectLogin(member, redirectUrl),
    providerPrefixList: ({ gateways, member }) => gateways.bridge.providers(member.prefix),
    bridgeGameList: ({ gateways, member }) => gateways.bridge.games(member.prefix, 'Slot'),
  },

  describe(tried) {
    it('leads a member to its own site once, with a link back', async () => {
      const { gateways, member } = tried();
      const url = await gateways.bridge.redirectLogin(member, redirectUrl);
      expect(decodeURIComponent(url)).not.toContain(member.password);
      const page = await visit(url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(redirectUrl);
      expect((await visit(url)).status).not.toBe(200);
    });

    it("refuses a member under another agent's prefix", async () => {
      const { gateways, member } = tried();
      const prefix = member.prefix === 'NAGA' ? 'MTO' : 'NAGA';
      await expect(
        gateways.bridge.redirectLogin({ prefix, username: member.username }, redirectUrl),
      ).rejects.toMatchObject({ name: 'ProviderRefused' });
    });

    it('lists the games of a tab, each with a listed provider', async () => {
      const { gateways, member } = tried();
      const studios = await gateways.bridge.providers(member.prefix);
      const games = await gateways.bridge.games(member.prefix, studios[0]!.tab);
      expect(games.length).toBeGreaterThan(0);
      const codes = new Set(studios.map(({ prefix }) => prefix));
      expect(games.filter(({ provider }) => !codes.has(provider))).toEqual([]);
    });
  },
};
