import { randomInt } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Promises, Tried } from './promises';

/** The member's password in the place of itself: others use the member meanwhile. */
const toItself = ({ member: { password } }: Tried, current = password) => ({ current, wanted: password });

async function changeAtMemberSystem(tried: Tried, current?: string): Promise<true> {
  const { gateways, member } = tried;
  const { memberSystem } = gateways.tokens.given(member);
  const { memberId } = await gateways.identity.identify(memberSystem!);
  await gateways.passwords.change({ ...member, memberId }, toItself(tried, current));
  return true;
}

async function changeAtPlatform(tried: Tried, current?: string): Promise<true> {
  const { gateways, member } = tried;
  const { gamePlatform } = gateways.tokens.given(member);
  await gateways.passwords.changeAtPlatform(member.prefix, gamePlatform!, toItself(tried, current));
  return true;
}

async function forgetNobodys({ gateways, member, codes }: Tried): Promise<true> {
  const tel = `09${String(randomInt(100_000_000)).padStart(8, '0')}`;
  await gateways.registration.sendOtp(member.prefix, tel);
  await gateways.passwords.forgot(member.prefix, tel, await codes.otp(tel));
  return true;
}

export const passwordsPromises: Promises<'passwords'> = {
  trials: {
    changeMemberPassword: changeAtMemberSystem,
    changePlatformPassword: changeAtPlatform,
    forgotPassword: forgetNobodys,
  },

  describe(tried) {
    it.each([
      ['the member system', changeAtMemberSystem],
      ['the game platform', changeAtPlatform],
    ] as const)('wants the current password first: %s', async (_system, change) => {
      await expect(change(tried(), 'not-the-password')).rejects.toMatchObject({ name: 'ProviderRefused' });
    });

    it('accepts a forgotten password of whichever number, once the phone is proved', async () => {
      const { gateways, member } = tried();
      await expect(forgetNobodys(tried())).resolves.toBe(true);
      await expect(gateways.passwords.forgot(member.prefix, '0999999999', '000000')).rejects.toMatchObject({
        name: 'ProviderRefused',
      });
    });
  },
};
