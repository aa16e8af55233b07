import { expect, it } from '@jest/globals';
import type { Promises } from './promises';

export const balancePromises: Promises<'balance'> = {
  trials: {
    profileAndCredit: ({ gateways, member }) => gateways.balance.current(member),
  },

  describe(tried) {
    it('reports the same balance as the profile', async () => {
      const { gateways, member } = tried();
      const profile = await gateways.identity.profile(member);
      const balance = await gateways.balance.current(member);
      expect(balance).toMatchObject({
        username: member.username,
        balanceSatang: profile.creditSatang,
        points: profile.points,
        name: profile.name,
      });
    });

    it("does not reveal another agent's balance", async () => {
      const { gateways, member } = tried();
      const prefix = member.prefix === 'NAGA' ? 'MTO' : 'NAGA';
      await expect(gateways.balance.current({ prefix, username: member.username })).rejects.toMatchObject({
        name: 'ProviderRefused',
      });
    });

    it("answers with its own code for a username that is not one of the agent's members", async () => {
      const { gateways, member } = tried();
      const { prefix } = member;
      expect(await gateways.balance.find(member)).toMatchObject({ username: member.username });
      expect(await gateways.balance.find({ prefix, username: `${prefix}NOBODY7X7` })).toBeNull();
    });
  },
};
