import { randomInt } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { REGISTER_CODES } from '../../core';
import type { Registrant } from '../../nest/registration/registration.records';
import type { Promises, Tried } from './promises';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A random number that no member has: suites run in parallel. */
const freeTel = () => `09${digits(8)}`;

function newRegistrant(prefix: string): Registrant {
  return {
    firstName: 'Thanakorn',
    lastName: 'Thongsukdee',
    bankName: 'KBANK',
    accountNumber: digits(12),
    username: `${prefix}T${digits(10)}`,
    password: 'Chips-2026!',
    birthday: '1995-04-13',
    tel: freeTel(),
    prefix,
    site: 'localhost',
  };
}

async function registerMember({ gateways, member, codes }: Tried, change: Partial<Registrant> = {}) {
  const { captchaId } = await gateways.registration.captcha(member.prefix);
  const registrant = { ...newRegistrant(member.prefix), ...change };
  await gateways.registration.register(registrant, { captchaId, captcha: await codes.captcha(captchaId) });
  return registrant;
}

async function registerByPhone({ gateways, member, codes }: Tried): Promise<string> {
  const registrant = newRegistrant(member.prefix);
  await gateways.registration.sendOtp(registrant.prefix, registrant.tel);
  return gateways.registration.registerWithOtp(registrant, await codes.otp(registrant.tel));
}

const done = async (work: Promise<void>): Promise<true> => work.then(() => true);

export const registrationPromises: Promises<'registration'> = {
  trials: {
    captcha: ({ gateways, member }) => gateways.registration.captcha(member.prefix),
    sendOtp: ({ gateways, member }) => done(gateways.registration.sendOtp(member.prefix, freeTel())),
    checkRegister: ({ gateways, member }) => done(gateways.registration.check(member.prefix, 'PHONE', freeTel())),
    register: registerMember,
    registerWithOtp: registerByPhone,
  },

  describe(tried) {
    it('lets a newly registered member log in', async () => {
      const { gateways } = tried();
      const { prefix, username, password } = await registerMember(tried());
      const token = await gateways.identity.enterPlatform({ prefix, username, password });
      await expect(gateways.identity.profileByToken(token)).resolves.toMatchObject({ username, creditSatang: 0n });
    });

    it('recognises a taken phone, bank account and username', async () => {
      const { gateways, member } = tried();
      const { tel, accountNumber, username } = await registerMember(tried());
      const refusal = (code: number) => ({
        name: 'ProviderRefused',
        code,
        providerMessage: expect.stringMatching(/\S/),
      });
      const { prefix } = member;
      await expect(gateways.registration.check(prefix, 'PHONE', tel)).rejects.toMatchObject(
        refusal(REGISTER_CODES.phoneKnown),
      );
      await expect(gateways.registration.check(prefix, 'ACCOUNT', accountNumber)).rejects.toMatchObject(
        refusal(REGISTER_CODES.accountTaken),
      );
      await expect(registerMember(tried(), { username })).rejects.toMatchObject(refusal(REGISTER_CODES.usernameTaken));
      await expect(registerMember(tried(), { tel })).rejects.toMatchObject(refusal(REGISTER_CODES.phoneTaken));
      await expect(registerMember(tried(), { accountNumber })).rejects.toMatchObject(
        refusal(REGISTER_CODES.accountTaken),
      );
    });

    it('accepts a captcha once, and only with the text in its picture', async () => {
      const { gateways, member, codes } = tried();
      const { captchaId } = await gateways.registration.captcha(member.prefix);
      const captcha = await codes.captcha(captchaId);
      const attempt = (text: string) =>
        gateways.registration.register(newRegistrant(member.prefix), { captchaId, captcha: text });
      await expect(attempt(`${captcha}0`)).rejects.toMatchObject({ code: REGISTER_CODES.codeRefused });
      await expect(attempt(captcha)).rejects.toMatchObject({ code: REGISTER_CODES.codeRefused });
    });

    it('rejects wrong one-time passwords, and after five of them the right one, too', async () => {
      const { gateways, member, codes } = tried();
      const registrant = newRegistrant(member.prefix);
      await gateways.registration.sendOtp(registrant.prefix, registrant.tel);
      const otp = await codes.otp(registrant.tel);
      const wrong = otp === '000000' ? '000001' : '000000';
      for (const tried of [...Array<string>(5).fill(wrong), otp])
        await expect(gateways.registration.registerWithOtp(registrant, tried)).rejects.toMatchObject({
          code: REGISTER_CODES.codeRefused,
        });
    });

    it('refuses a second one-time password right after the first', async () => {
      const { gateways, member } = tried();
      const tel = freeTel();
      await gateways.registration.sendOtp(member.prefix, tel);
      await expect(gateways.registration.sendOtp(member.prefix, tel)).rejects.toMatchObject({
        code: REGISTER_CODES.tooSoon,
      });
    });
  },
};
