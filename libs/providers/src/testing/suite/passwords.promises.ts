import { randomInt } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Promises, Tried } from './promises';

/** Replaces the password by itself, because other specs use the member at the same time. */
const unchanged = ({ member: { password } }: Tried, current = password) => ({ current, wanted: password });

async function changeAtMemberSystem(tried: Tried, current?: string): Promise<true> {
  const { gateways, member } = tried;
  const { memberSystem } = gateways.tokens.given(member);
  const { memberId } = await gateways.identity.identify(memberSystem!);
  await gateways.passwords.change({ ...member, memberId }, unchanged(tried, current));
  return true;
}

async function changeAtPlatform(tried: Tried, current?: string): Promise<true> {
  const { gateways, member } = tried;
  const { gamePlatform } = gateways.tokens.given(member);
  await gateways.passwords.changeAtPlatform(member.prefix, gamePlatform!, unchanged(tried, current));
  return true;
}

async function forgetUnknownNumber({ gateways, member, codes }: Tried): Promise<true> {
  const tel = `09${String(randomInt(100_000_000)).padStart(8, '0')}`;
  await gateways.registration.sendOtp(member.prefix, tel);
  await gateways.passwords.forgot(member.prefix, tel, await codes.otp(tel));
  return true;
}

export const passwordsPromises: Promises<'passwords'> = {
  trials: {
    changeMemberPassword: changeAtMemberSystem,
    changePlatformPassword: changeAtPlatform,
    forgotPassword: forgetUnknownNumber,
  },

  describe(tried) {
    it.each([
      ['the member system', changeAtMemberSystem],
      ['the game platform', changeAtPlatform],
    ] as const)('requires the current password: %s', async (_system, change) => {
      await expect(change(tried(), 'not-the-password')).rejects.toMatchObject({ name: 'ProviderRefused' });
    });

    it('accepts a forgotten password for any number, once a one-time password proves the phone', async () => {
      const { gateways, member } = tried();
      await expect(forgetUnknownNumber(tried())).resolves.toBe(true);
      await expect(gateways.passwords.forgot(member.prefix, '0999999999', '000000')).rejects.toMatchObject({
        name: 'ProviderRefused',
      });
    });
  },
};
