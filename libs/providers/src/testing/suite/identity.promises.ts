import { expect, it } from '@jest/globals';
import type { Promises, Tried } from './promises';

const authenticated = async ({ gateways, member: { username, password } }: Tried): Promise<string> => {
  const clientSignature = await gateways.identity.clientSignature();
  return gateways.identity.authenticate({ username, password, clientSignature });
};

export const identityPromises: Promises<'identity'> = {
  trials: {
    clientSignature: ({ gateways }) => gateways.identity.clientSignature(),
    authen: authenticated,
    memberProfile: async (tried) => tried.gateways.identity.identify(await authenticated(tried)),
    platformLogin: ({ gateways, member }) => gateways.identity.enterPlatform(member),
    platformAutoLogin: async (tried) => {
      const { identity } = tried.gateways;
      const { platformKey } = await identity.identify(await authenticated(tried));
      return identity.enterPlatformByKey(tried.member.prefix, platformKey!);
    },
    platformProfile: ({ gateways, member }) => gateways.identity.profile(member),
    externalLogin: ({ gateways, member: { username, password } }) =>
      gateways.identity.enterExternal({ username, password }),
  },

  describe(tried) {
    it('issues a client signature that works once', async () => {
      const { gateways, member } = tried();
      const { username, password } = member;
      const clientSignature = await gateways.identity.clientSignature();
      await expect(gateways.identity.authenticate({ username, password, clientSignature })).resolves.toBeTruthy();
      await expect(gateways.identity.authenticate({ username, password, clientSignature })).rejects.toMatchObject({
        name: 'ProviderRefused',
      });
    });

    it('refuses a wrong password with a message', async () => {
      const { gateways, member } = tried();
      const clientSignature = await gateways.identity.clientSignature();
      const wrong = { username: member.username, password: 'not-the-password', clientSignature };
      await expect(gateways.identity.authenticate(wrong)).rejects.toMatchObject({
        name: 'ProviderRefused',
        providerMessage: expect.stringMatching(/\S/),
      });
      await expect(gateways.identity.enterPlatform({ ...member, password: 'nor-here' })).rejects.toMatchObject({
        name: 'ProviderRefused',
      });
    });

    it('opens the game platform by password and by key', async () => {
      const { gateways, member } = tried();
      const token = await gateways.identity.enterPlatform(member);
      await expect(gateways.identity.profileByToken(token)).resolves.toMatchObject({ username: member.username });
    });

    it("returns the member's profile", async () => {
      const { gateways, member } = tried();
      const { prefix, username } = member;
      const profile = await gateways.identity.profile(member);
      expect(profile).toMatchObject({ username, prefix, topUpPrefix: prefix });
      expect(profile.tier.level).toBeGreaterThanOrEqual(1);
    });

    it('ends the session for an unknown token', async () => {
      const { gateways } = tried();
      await expect(gateways.identity.profileByToken('no-such-token')).rejects.toMatchObject({
        name: 'ProviderSessionExpired',
      });
      await expect(gateways.identity.identify('no-such-token')).rejects.toMatchObject({
        name: 'ProviderSessionExpired',
      });
    });

    it('makes no call for a member without a session', async () => {
      const { gateways, member } = tried();
      const before = gateways.sent.length;
      const stranger = { prefix: member.prefix, username: `${member.prefix}NOBODY` };
      await expect(gateways.identity.profile(stranger)).rejects.toMatchObject({ name: 'NotAuthenticated' });
      expect(gateways.sent).toHaveLength(before);
    });
  },
};
