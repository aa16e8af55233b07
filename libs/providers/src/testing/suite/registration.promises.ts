import { randomInt } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { REGISTER_CODES } from '../../core';
import type { Registrant } from '../../nest/registration/registration.records';
import type { Promises, Tried } from './promises';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A number that nobody has: suites run beside each other. */
const freeTel = () => `09${digits(8)}`;

function somebody(prefix: string): Registrant {
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

async function registerSomebody({ gateways, member, codes }: Tried, change: Partial<Registrant> = {}) {
  const { captchaId } = await gateways.registration.captcha(member.prefix);
  const registrant = { ...somebody(member.prefix), ...change };
  await gateways.registration.register(registrant, { captchaId, captcha: await codes.captcha(captchaId) });
  return registrant;
}

async function registerByPhone({ gateways, member, codes }: Tried): Promise<string> {
  const registrant = somebody(member.prefix);
  await gateways.registration.sendOtp(registrant.prefix, registrant.tel);
  return gateways.registration.registerWithOtp(registrant, await codes.otp(registrant.tel));
}

const done = async (work: Promise<void>): Promise<true> => work.then(() => true);

export const registrationPromises: Promises<'registration'> = {
  trials: {
    captcha: ({ gateways, member }) => gateways.registration.captcha(member.prefix),
    sendOtp: ({ gateways, member }) => done(gateways.registration.sendOtp(member.prefix, freeTel())),
    checkRegister: ({ gateways, member }) => done(gateways.registration.check(member.prefix, 'PHONE', freeTel())),
    register: registerSomebody,
    registerWithOtp: registerByPhone,
  },

  describe(tried) {
    it('lets somebody in who has registered', async () => {
      const { gateways } = tried();
      const { prefix, username, password } = await registerSomebody(tried());
      const token = await gateways.identity.enterPlatform({ prefix, username, password });
      await expect(gateways.identity.profileByToken(token)).resolves.toMatchObject({ username, creditSatang: 0n });
    });

    it('knows a phone, a bank account and a username again', async () => {
      const { gateways, member } = tried();
      const { tel, accountNumber, username } = await registerSomebody(tried());
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
      await expect(registerSomebody(tried(), { username })).rejects.toMatchObject(
        refusal(REGISTER_CODES.usernameTaken),
      );
      await expect(registerSomebody(tried(), { tel })).rejects.toMatchObject(refusal(REGISTER_CODES.phoneTaken));
      await expect(registerSomebody(tried(), { accountNumber })).rejects.toMatchObject(
        refusal(REGISTER_CODES.accountTaken),
      );
    });

    it('takes a captcha once, and no other text than the one in its picture', async () => {
      const { gateways, member, codes } = tried();
      const { captchaId } = await gateways.registration.captcha(member.prefix);
      const captcha = await codes.captcha(captchaId);
      const attempt = (text: string) =>
        gateways.registration.register(somebody(member.prefix), { captchaId, captcha: text });
      await expect(attempt(`${captcha}0`)).rejects.toMatchObject({ code: REGISTER_CODES.codeRefused });
      await expect(attempt(captcha)).rejects.toMatchObject({ code: REGISTER_CODES.codeRefused });
    });

    it('does not take a wrong one-time password, and not the right one after five of them', async () => {
      const { gateways, member, codes } = tried();
      const registrant = somebody(member.prefix);
      await gateways.registration.sendOtp(registrant.prefix, registrant.tel);
      const otp = await codes.otp(registrant.tel);
      const wrong = otp === '000000' ? '000001' : '000000';
      for (const tried of [...Array<string>(5).fill(wrong), otp])
        await expect(gateways.registration.registerWithOtp(registrant, tried)).rejects.toMatchObject({
          code: REGISTER_CODES.codeRefused,
        });
    });

    it('sends no second one-time password at once', async () => {
      const { gateways, member } = tried();
      const tel = freeTel();
      await gateways.registration.sendOtp(member.prefix, tel);
      await expect(gateways.registration.sendOtp(member.prefix, tel)).rejects.toMatchObject({
        code: REGISTER_CODES.tooSoon,
      });
    });
  },
};
