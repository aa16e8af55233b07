import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { openAuthWorld, type AuthWorld } from '../../testing';

const PASSWORD = 'Chips-2026!';
const REGISTER = '/api/apps/v1/members.register';
const GENERATE = '/api/apps/register.gen_bank_account';

let simulator: RunningSimulator;
let world: AuthWorld;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await openAuthWorld({ simulator });
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const send = async (url: string, payload: object, headers: Record<string, string> = {}) => {
  const reply = await world.app.inject({ method: 'POST', url, headers, payload });
  return {
    status: reply.statusCode,
    ...reply.json<{ code: number; message: string; data: never; errors?: object[] }>(),
  };
};
/** The specification's eight fields. */
const person = (agentID: string) => ({
  agentID,
  loginUsername: `${agentID}W${digits(8)}`,
  loginPassword: PASSWORD,
  firstName: 'Thanakorn',
  lastName: 'Thongsukdee',
  bankAccountNo: digits(12),
  bankAbbrev: 'KBANK',
  phone: `09${digits(8)}`,
});
const OF_AGE = { birthday: '1995-04-13', consent: true };

async function solvedCaptcha(prefix: string) {
  const { captchaId } = (await world.app.inject(`/api/provider/captcha?prefix=${prefix}`)).json().result;
  return { captchaId, captcha: await simulator.captcha(captchaId) };
}

describe('registration with the field names of the own API', () => {
  it('requires the proof that the site uses, from every caller', async () => {
    const callers: Record<string, string>[] = [{}, { 'x-agent-key': 'key-of-mto' }];
    for (const headers of callers) {
      const reply = await send(REGISTER, { ...person('MTO'), ...OF_AGE }, headers);
      expect([reply.status, reply.code, reply.message]).toEqual([422, 4220, expect.stringContaining('ต้องแนบรหัส OTP')]);
    }
    expect(await send(REGISTER, { ...person('NAGA'), ...OF_AGE, ...(await solvedCaptcha('NAGA')) })).toMatchObject({
      status: 422,
      code: 4220,
    });
  });

  it('refuses a wrong proof with another code than a missing one', async () => {
    const { captchaId } = await solvedCaptcha('MTO');
    const reply = await send(REGISTER, { ...person('MTO'), ...OF_AGE, captchaId, captcha: 'wrong' });
    expect([reply.status, reply.code, reply.message]).toEqual([422, 1021, 'รหัสไม่ถูกต้องหรือหมดอายุ']);
  });

  it('creates a member who can log in, with a captcha or a one-time password', async () => {
    const [first, second] = [person('MTO'), person('NAGA')];
    const made = await send(REGISTER, { ...first, ...OF_AGE, ...(await solvedCaptcha('MTO')) });
    expect(made).toMatchObject({ status: 200, code: 200, data: { username: first.loginUsername, prefix: 'MTO' } });
    await send('/api/provider/otp', { prefix: 'NAGA', tel: second.phone });
    const otp = await simulator.otp(second.phone);
    expect(await send(REGISTER, { ...second, ...OF_AGE, otp })).toMatchObject({ status: 200, code: 200 });
    await world.logIn('MTO', first.loginUsername);
    await world.logIn('NAGA', second.loginUsername);
  });

  it('names the fields that our rules or the provider refuse', async () => {
    const young = await send(REGISTER, { ...person('MTO'), ...(await solvedCaptcha('MTO')) });
    expect(young.status).toBe(422);
    expect(JSON.stringify(young)).toMatch(/birthday.*consent/s);
    const taken = person('MTO');
    await send(REGISTER, { ...taken, ...OF_AGE, ...(await solvedCaptcha('MTO')) });
    const again = { ...person('MTO'), bankAccountNo: taken.bankAccountNo };
    const reply = await send(REGISTER, { ...again, ...OF_AGE, ...(await solvedCaptcha('MTO')) });
    expect([reply.status, reply.code]).toEqual([409, 103]);
  });

  it('refuses the phone number and the bank account of an excluded member', async () => {
    const gone = person('MTO');
    await send(REGISTER, { ...gone, ...OF_AGE, ...(await solvedCaptcha('MTO')) });
    await world.logIn('MTO', gone.loginUsername);
    world.exclusions.usernames.add(gone.loginUsername);
    // otherwise the provider would refuse the known numbers itself
    await simulator.control('POST', '/control/reset', {});
    for (const known of [{ phone: gone.phone }, { bankAccountNo: gone.bankAccountNo }]) {
      const back = { ...person('MTO'), ...known };
      const reply = await send(REGISTER, { ...back, ...OF_AGE, ...(await solvedCaptcha('MTO')) });
      expect([reply.status, reply.code]).toEqual([409, 409]);
      await expect(world.logIn('MTO', back.loginUsername)).rejects.toThrow('login failed');
    }
    const other = await send(REGISTER, { ...person('MTO'), ...OF_AGE, ...(await solvedCaptcha('MTO')) });
    expect(other.code).toBe(200);
  });
});

describe('placeholder bank account', () => {
  it('is an unused number, for the agent of the key only', async () => {
    const generate = (agentID: string) => send(GENERATE, { agentID }, { 'x-agent-key': 'key-of-mto' });
    const numbers = await Promise.all(Array.from({ length: 5 }, () => generate('MTO')));
    const given = numbers.map(({ data }: { data: { bankAccount: string } }) => data.bankAccount);
    expect(given.every((number) => /^00\d{10}$/.test(number))).toBe(true);
    expect(new Set(given).size).toBe(5);
    expect((await generate('NAGA')).status).toBe(403);
    expect((await send(GENERATE, { agentID: 'MTO' })).status).toBe(401);
    const member = { ...person('MTO'), bankAccountNo: given[0]! };
    expect((await send(REGISTER, { ...member, ...OF_AGE, ...(await solvedCaptcha('MTO')) })).status).toBe(200);
  });
});
