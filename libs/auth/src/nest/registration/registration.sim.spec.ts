import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AppLog } from '@housebrand/shared/nest';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import pg from 'pg';
import { openAuthWorld, SessionJar, type AuthWorld } from '../../testing';
import { GuestService } from './guest.service';
import { RegistrationIntents } from './registration-intents';

const PASSWORD = 'Chips-2026!';
const WANTED = 'Other-Chips-7';

let simulator: RunningSimulator;
let world: AuthWorld;
/** All output of the application: logs, and replies with their headers. */
const output: string[] = [];
/** Texts that must not occur in the output. */
const secrets = [PASSWORD, WANTED];

beforeAll(async () => {
  simulator = await startSimulator();
  const log = new AppLog('debug', { write: (line: string) => void output.push(line) });
  world = await openAuthWorld({ simulator, log });
});
afterAll(async () => {
  await world.close();
  await simulator.stop();
});
afterEach(() => simulator.clearFaults());

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const send = async (url: string, payload?: object, headers: Record<string, string> = {}, at = world) => {
  const method = payload ? 'POST' : 'GET';
  const reply = await at.app.inject({ method, url, headers, ...(payload && { payload }) });
  output.push(JSON.stringify(reply.headers), reply.body);
  return {
    reply,
    status: reply.statusCode,
    ...reply.json<{ code: number; message: string; result: never; errors?: object[] }>(),
  };
};
const call = (name: string, payload: object, headers?: Record<string, string>, at?: AuthWorld) =>
  send(`/api/provider/${name}`, payload, headers, at);

const person = (prefix: string) => ({
  prefix,
  tel: `09${digits(8)}`,
  bankName: 'KBANK',
  accountNumber: digits(12),
  firstName: 'Thanakorn',
  lastName: 'Thongsukdee',
  birthday: '1995-04-13',
  username: `${prefix}R${digits(8)}`,
  password: PASSWORD,
  consent: true,
});
type Person = ReturnType<typeof person>;

async function solvedCaptcha(prefix: string, at?: AuthWorld) {
  const { result } = await send(`/api/provider/captcha?prefix=${prefix}`, undefined, {}, at);
  const { captchaId } = result as { captchaId: string };
  return { captchaId, captcha: await simulator.captcha(captchaId) };
}
async function otpFor({ prefix, tel }: Pick<Person, 'prefix' | 'tel'>) {
  expect((await call('otp', { prefix, tel })).code).toBe(0);
  const otp = await simulator.otp(tel);
  secrets.push(`"${otp}"`);
  return otp;
}
async function registered(prefix: string, change: Partial<Person> & { reference?: string } = {}, at?: AuthWorld) {
  const data = { ...person(prefix), ...change };
  secrets.push(data.accountNumber);
  const reply = await call('register', { ...data, ...(await solvedCaptcha(prefix, at)) }, {}, at);
  return { data, reply };
}
const logIn = async ({ prefix, username }: { prefix: string; username: string }, password = PASSWORD) =>
  call('login', { prefix, username, password });
const jarOf = async (who: { prefix: string; username: string }, password?: string) =>
  new SessionJar().keep((await logIn(who, password)).reply);
const profile = (jar: SessionJar) => send('/api/provider/profile', undefined, jar.headers());

describe('registration', () => {
  it.each(['MTO', 'SPTN'])('accepts phone, account and captcha at %s, and the member can log in', async (prefix) => {
    const data = person(prefix);
    const checks = [
      { type: 'PHONE', value: `${data.tel.slice(0, 3)}-${data.tel.slice(3)}` },
      { type: 'ACCOUNT', value: data.accountNumber },
    ];
    for (const check of checks) expect((await call('check-register', { prefix, ...check })).code).toBe(0);
    const reply = await call('register', { ...data, ...(await solvedCaptcha(prefix)) }, { host: 'mto.localhost' });
    expect(reply).toMatchObject({ status: 200, code: 0, result: { username: data.username, prefix } });
    expect(await logIn(data)).toMatchObject({ code: 0, result: { passwordState: 'CURRENT' } });
    const { rows } = await world.database.database.operatorQuery({
      text: 'select username, referrer, site, consented_at from registration where username = $1',
      values: [data.username],
    });
    expect(rows).toEqual([
      { username: data.username, referrer: null, site: 'mto.localhost', consented_at: world.clock.now() },
    ]);
    expect(world.consents.recorded).toContain(`${data.username} at ${world.clock.now().toISOString()}`);
  });

  it('answers 102 for an account that the provider does not know, and names both bounds of its length', async () => {
    const check = (value: string) => call('check-register', { prefix: 'MTO', type: 'ACCOUNT', value });
    expect(await check('1111111111')).toMatchObject({ status: 409, code: 102, message: 'เลขที่บัญชีไม่ถูกต้อง' });
    for (const value of ['123456789', '1234567890123456']) {
      const { status, errors } = await check(value);
      expect([status, errors]).toEqual([422, [{ field: 'accountNumber', message: 'เลขที่บัญชีต้องมี 10 ถึง 15 หลัก' }]]);
    }
  });

  it('requires a one-time password at NAGA and a captcha at MTO', async () => {
    const data = person('NAGA');
    expect((await call('register', { ...data, ...(await solvedCaptcha('NAGA')) })).status).toBe(409);
    const otp = await otpFor(data);
    expect((await call('register-v2', { ...person('MTO'), otp })).status).toBe(409);
    const wrong = otp === '000000' ? '000001' : '000000';
    expect(await call('register-v2', { ...data, otp: wrong })).toMatchObject({
      status: 422,
      code: 1021,
      message: 'รหัสไม่ถูกต้องหรือหมดอายุ',
    });
    expect(await call('register-v2', { ...data, otp })).toMatchObject({ code: 0, result: { username: data.username } });
    expect((await call('register-v2', { ...person('NAGA'), tel: data.tel, otp })).code).toBe(1021);
  });

  it('refuses common passwords with a reason before the proof is used up', async () => {
    const data = person('MTO');
    const captcha = await solvedCaptcha('MTO');
    const refused = async (password: string, language: string) => {
      const reply = await call('register', { ...data, ...captcha, password }, { 'accept-language': language });
      expect(reply.status).toBe(422);
      return reply.reply.json<{ errors: unknown }>().errors;
    };
    const [th, en] = [
      'รหัสผ่านนี้เดาง่าย เพราะมีคนใช้กันมาก หรือมาจากข้อมูลของคุณหรือชื่อเว็บ กรุณาตั้งรหัสอื่น',
      'Too easy to guess: many people use it, or it comes from your details or this site. Choose another.',
    ];
    expect(await refused('Password1!', 'th')).toEqual([{ field: 'password', message: th }]);
    expect(await refused('P@ssw0rd12', 'en')).toEqual([{ field: 'password', message: en }]);
    expect(await refused(`Aa!${data.tel}`, 'en')).toEqual([{ field: 'password', message: en }]);
    expect((await call('register', { ...data, ...captcha })).code).toBe(0);
  });

  it('translates the refusals of the provider', async () => {
    const email = `m${digits(9)}@member.example`;
    const { data } = await registered('MTO', { email } as Partial<Person>);
    const check = (type: string, value: string, language = 'th') =>
      call('check-register', { prefix: 'MTO', type, value }, { 'accept-language': language });
    expect(await check('PHONE', data.tel)).toMatchObject({
      status: 409,
      code: 101,
      message: 'เบอร์โทรศัพท์นี้มีอยู่ในระบบแล้ว',
    });
    expect(await check('PHONE', data.tel, 'en')).toMatchObject({
      message: 'This phone number is already in the system',
    });
    expect(await check('ACCOUNT', data.accountNumber)).toMatchObject({ code: 103, message: 'เลขที่บัญชีนี้ถูกใช้แล้ว' });
    const again = async (change: object) => (await registered('MTO', change)).reply;
    expect(await again({ username: data.username })).toMatchObject({ code: 105, message: 'ชื่อผู้ใช้นี้ถูกใช้แล้ว' });
    expect(await again({ tel: data.tel })).toMatchObject({ code: 108 });
    expect(await again({ accountNumber: data.accountNumber })).toMatchObject({ code: 103 });
    expect(await again({ email })).toMatchObject({ code: 110, message: 'อีเมลนี้ถูกใช้แล้ว' });
  });

  it('applies our own rules before it calls the provider', async () => {
    const problemsOf = async (change: object) => {
      const { reply } = await registered('MTO', change);
      expect(reply).toMatchObject({ status: 422, code: 422 });
      return (reply.reply.json().errors as { field: string }[]).map(({ field }) => field);
    };
    const young = `${world.clock.now().getUTCFullYear() - 19}-01-01`;
    expect(await problemsOf({ birthday: young, consent: false })).toEqual(['birthday', 'consent']);
    expect(await problemsOf({ username: 'NAGA12345', password: 'short' })).toContain('username');
    expect(await problemsOf({ bonus: true })).toEqual(['bonus']);
    expect(await problemsOf({ site: 'evil.example' })).toEqual(['site']);
    expect((await call('otp', { prefix: 'MTO', tel: '12345' })).status).toBe(422);
    expect((await call('otp', { prefix: 'NOBODY', tel: '0812345678' })).status).toBe(404);
  });

  it('reports who invites with a code, and a code that is unknown at this agent', async () => {
    const { data } = await registered('MTO');
    const { _id: code } = (await profile(await jarOf(data))).result as { _id: string };
    const referrer = async (prefix: string, given: string) =>
      (await send(`/api/provider/referrer?prefix=${prefix}&code=${given}`)).result;
    const masked = { username: `MTO•••${data.username.slice(-2)}` };
    expect([await referrer('mto', code), await referrer('NAGA', code)]).toEqual([masked, { username: null }]);
    expect(await referrer('MTO', 'unknownCode')).toEqual({ username: null });
    expect((await send('/api/provider/referrer?prefix=NOBODY&code=x')).status).toBe(404);
    for (const [reference, referral] of [
      [code, 'bound'],
      ['unknownCode', 'unknown'],
      [undefined, 'none'],
    ]) {
      const { reply } = await registered('MTO', reference === undefined ? {} : { reference });
      expect(reply.result).toMatchObject({ referral });
    }
  });

  it('stores the referrer and ignores an unknown referral code', async () => {
    const before = world.referrals.bound.length;
    const { data: referrer } = await registered('MTO');
    const me = await profile(await jarOf(referrer));
    const reference = (me.result as { _id: string })._id;
    const { data: member } = await registered('MTO', { reference });
    await registered('MTO', { reference: 'unknownCode' });
    expect(world.referrals.bound.slice(before)).toEqual([`${member.username} by ${referrer.username}`]);
  });

  it('completes a record later if storing it fails after the provider has accepted', async () => {
    const sql = (text: string, values: unknown[] = []) =>
      world.database.database.operatorQuery<{ count: string }>({ text, values });
    const { data: referrer } = await registered('MTO');
    const me = await profile(await jarOf(referrer));
    const reference = (me.result as { _id: string })._id;
    const intents = world.app.get(RegistrationIntents, { strict: false });
    let member: Person | undefined;
    const openIntents = async () => Number((await sql('select count(*) from registration_intent')).rows[0]!.count);
    const own = new pg.Client({ connectionString: world.database.url });
    await own.connect();
    try {
      await own.query('alter table registration rename to registration_away');
      const { data, reply } = await registered('MTO', { reference });
      expect(reply).toMatchObject({ status: 200, result: { username: data.username } });
      expect(await openIntents()).toBe(1);
      world.referrals.bound.length = 0;
      // no login yet: the member may not exist
      await intents.complete();
      expect(world.referrals.bound).toEqual([]);
      member = data;
    } finally {
      await own.query('alter table registration_away rename to registration');
      await own.end();
    }
    await logIn(member!);
    await intents.complete();
    expect(world.referrals.bound).toEqual([`${member!.username} by ${referrer.username}`]);
    const { rows } = await sql('select referrer from registration where username = $1', [member!.username]);
    expect(rows).toEqual([{ referrer: referrer.username }]);
    expect(await openIntents()).toBe(0);
  });

  it('does not attach a referral from an earlier failed attempt', async () => {
    const { data: other } = await registered('MTO');
    const named = person('MTO');
    // an earlier attempt for the same username that the provider never answered
    await world.database.database.operatorQuery({
      text: `insert into registration_intent (agent, id, username, referrer, site, consented_at)
        values ('MTO', gen_random_uuid(), $1, $2, 'mto.localhost', $3)`,
      values: [named.username, other.username, world.clock.now()],
    });
    world.referrals.bound.length = 0;
    await registered('MTO', named);
    await logIn(named);
    await world.app.get(RegistrationIntents, { strict: false }).complete();
    expect(world.referrals.bound).toEqual([]);
  });

  it('refuses an excluded person by phone or by bank account without giving the reason', async () => {
    const { data } = await registered('MTO');
    await jarOf(data);
    world.exclusions.usernames.add(data.username);
    // a number that the provider knows gets the usual reply
    expect((await call('check-register', { prefix: 'MTO', type: 'PHONE', value: data.tel })).code).toBe(101);
    await simulator.control('POST', '/control/reset', {});
    const closed = { status: 409, code: 409, message: 'ยังสมัครด้วยข้อมูลนี้ไม่ได้ กรุณาติดต่อเรา' };
    for (const [type, value] of [
      ['PHONE', data.tel],
      ['ACCOUNT', data.accountNumber],
    ])
      expect(await call('check-register', { prefix: 'MTO', type, value })).toMatchObject(closed);
    const { tel, accountNumber } = data;
    expect((await registered('MTO', { tel })).reply).toMatchObject(closed);
    expect((await registered('MTO', { accountNumber })).reply).toMatchObject(closed);
    expect((await registered('MTO')).reply.code).toBe(0);
  });

  it('recognises an excluded person at every agent by phone or bank account, however typed', async () => {
    const { data } = await registered('MTO', { accountNumber: `1${digits(10)}` });
    await jarOf(data);
    // the provider no longer knows the person at any agent
    await simulator.control('POST', '/control/reset', {});
    const thai = [...data.accountNumber].map((digit) => String.fromCharCode(0x0e50 + Number(digit))).join('');
    const values = [data.accountNumber, `0${data.accountNumber}`, `000${data.accountNumber}`, thai];
    const replyCodes = async () => {
      const accounts = values.flatMap((value) => ['MTO', 'NAGA'].map((prefix) => ({ prefix, type: 'ACCOUNT', value })));
      const phones = ['NAGA', 'SPTN'].map((prefix) => ({ prefix, type: 'PHONE', value: data.tel }));
      const reported = await Promise.all([...accounts, ...phones].map((check) => call('check-register', check)));
      return new Set(reported.map(({ code }) => code));
    };
    expect(await replyCodes()).toEqual(new Set([0]));
    world.exclusions.usernames.add(data.username);
    expect(await replyCodes()).toEqual(new Set([409]));
    const again = { accountNumber: `0${data.accountNumber}` };
    expect((await registered('MTO', again)).reply.code).toBe(409);
    expect((await registered('SPTN', again)).reply.code).toBe(409);
    const naga = { ...person('NAGA'), ...again };
    expect((await call('register-v2', { ...naga, otp: await otpFor(naga) })).code).toBe(409);
    // only the bank's code is accepted, and the same digits at another bank belong to another person
    for (const bankName of ['kbank', 'กสิกรไทย'])
      expect((await registered('SPTN', { ...again, bankName })).reply.code).toBe(422);
    expect((await registered('SPTN', { ...again, bankName: 'SCB' })).reply.code).toBe(0);
  });

  it('checks the exclusions of its own agent only if the installation is configured so', async () => {
    const narrow = await openAuthWorld({ simulator, settings: { exclusionScope: 'agent' } });
    try {
      const { data } = await registered('MTO', {}, narrow);
      narrow.exclusions.usernames.add(data.username);
      const { prefix, username } = data;
      const login = { prefix, username, password: PASSWORD };
      expect((await call('login', login, {}, narrow)).code).toBe(0);
      await simulator.control('POST', '/control/reset', {});
      const { tel, accountNumber } = data;
      for (const same of [{ tel }, { accountNumber: `0${accountNumber}` }]) {
        expect((await registered('MTO', same, narrow)).reply.code).toBe(409);
        expect((await registered('SPTN', same, narrow)).reply.code).toBe(0);
      }
    } finally {
      await narrow.close();
    }
  });

  it('sends one message per minute to a number', async () => {
    const { prefix, tel } = person('NAGA');
    await otpFor({ prefix, tel });
    const again = await call('otp', { prefix, tel });
    expect([again.status, Number(again.reply.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it('reports an unavailable provider and does not count the attempts', async () => {
    const { prefix, tel } = person('NAGA');
    await simulator.addFault({ kind: 'http503', system: 'gamePlatform' });
    for (let n = 0; n < 3; n += 1) expect((await call('otp', { prefix, tel })).status).toBe(503);
    expect((await call('check-register', { prefix, type: 'PHONE', value: tel })).status).toBe(503);
    await simulator.clearFaults();
    expect((await call('check-register', { prefix, type: 'PHONE', value: tel })).code).toBe(0);
  });
});

describe('forgotten password', () => {
  it('stays available to the member after ten wrong codes from strangers', async () => {
    const { data } = await registered('MTO');
    const { prefix, tel } = data;
    const otp = await otpFor(data);
    const wrong = Array.from({ length: 11 }, (_, n) => `00000${n}`.slice(-6)).filter((code) => code !== otp);
    const guesses = wrong.slice(0, 10).map((code, n) => ({
      method: 'POST' as const,
      url: '/api/provider/forget-password',
      payload: { prefix, tel, otp: code },
      remoteAddress: `198.18.${n}.1`,
    }));
    for (const guess of guesses) expect((await world.app.inject(guess)).statusCode).not.toBe(200);
    expect((await call('forget-password', { prefix, tel, otp })).code).toBe(0);
  });

  it('accepts a code that staff had sent to the member', async () => {
    const { data } = await registered('MTO');
    const { prefix, tel } = data;
    await world.app.get(GuestService).sendRecovery({ prefix, tel }, '198.51.100.1');
    const otp = await simulator.otp(tel);
    secrets.push(`"${otp}"`);
    await expect(world.app.get(GuestService).sendRecovery({ prefix, tel }, '198.51.100.1')).rejects.toThrow(
      'shared.tooManyRequests',
    );
    expect((await call('forget-password', { prefix, tel, otp })).code).toBe(0);
    secrets.push(await simulator.temporaryPassword(tel));
  });

  it('returns the same reply for every number and sends a password that works once', async () => {
    const { data } = await registered('MTO');
    const earlier = await jarOf(data);
    expect((await profile(earlier)).code).toBe(0);
    const stranger = { prefix: 'MTO', tel: `09${digits(8)}` };
    const requested = [data, stranger].map(async ({ prefix, tel }) => {
      const otp = await otpFor({ prefix, tel });
      const { reply } = await call('forget-password', { prefix, tel, otp });
      return [reply.statusCode, reply.body];
    });
    const [known, unknown] = await Promise.all(requested);
    expect(known).toEqual(unknown);
    expect(known![0]).toBe(200);
    // earlier sessions have ended
    expect((await profile(earlier)).status).toBe(401);
    await expect(simulator.temporaryPassword(stranger.tel)).rejects.toThrow();
    const generated = await simulator.temporaryPassword(data.tel);
    secrets.push(generated);

    const first = await logIn(data, generated);
    expect(first).toMatchObject({ code: 0, result: { passwordState: 'TEMPORARY' } });
    expect((await logIn(data, generated)).code).toBe(1001);
    const jar = new SessionJar().keep(first.reply);
    expect(await profile(jar)).toMatchObject({
      status: 403,
      code: 4402,
      message: 'กรุณาตั้งรหัสผ่านใหม่ก่อนใช้งาน',
    });
    expect((await send(`/api/apps/sessions/MTO/${data.username}`, undefined, jar.headers())).code).toBe(4402);
    const common = { currentPassword: generated, password: 'P@ssw0rd12', confirmation: 'P@ssw0rd12' };
    expect((await call('change-password', common, jar.headers())).status).toBe(422);
    const change = { currentPassword: generated, password: WANTED, confirmation: WANTED };
    const changed = await call('change-password', change, jar.headers());
    expect(changed).toMatchObject({ code: 0, result: { passwordState: 'CURRENT' } });
    expect((await profile(jar.keep(changed.reply))).code).toBe(0);
    expect([(await logIn(data, generated)).code, (await logIn(data, WANTED)).code]).toEqual([1001, 0]);
  });
});

describe('password change', () => {
  const change = (jar: SessionJar, currentPassword: string, password = WANTED) =>
    call('change-password', { currentPassword, password, confirmation: password }, jar.headers());

  it('requires the current password and a valid new one', async () => {
    const { data } = await registered('MTO');
    const jar = await jarOf(data);
    const wrong = (await change(jar, 'not-the-password')).reply.json().errors;
    expect(wrong).toEqual([{ field: 'currentPassword', message: 'รหัสผ่านปัจจุบันไม่ถูกต้อง' }]);
    expect((await change(jar, PASSWORD, PASSWORD)).status).toBe(422);
    expect((await change(jar, PASSWORD, 'weak')).status).toBe(422);
    const common = (await change(jar, PASSWORD, 'Qwerty123!')).reply.json<{ errors: { field: string }[] }>().errors;
    expect(common.map(({ field }) => field)).toEqual(['password']);
    expect((await profile(jar)).code).toBe(0);
  });

  it('reaches both systems, ends the other sessions and replaces the tokens of this one', async () => {
    const { data } = await registered('MTO');
    const [jar, other] = [await jarOf(data), await jarOf(data)];
    const before = jar.copy();
    const changed = await change(jar, PASSWORD);
    expect(changed).toMatchObject({ code: 0, result: { passwordState: 'CURRENT' } });
    expect((await profile(jar.keep(changed.reply))).code).toBe(0);
    expect([(await profile(other)).status, (await profile(before)).status]).toEqual([401, 401]);
    expect((await send('/api/apps/members.refreshToken', {}, jar.headers())).code).toBe(200);
    expect([(await logIn(data)).code, (await logIn(data, WANTED)).code]).toEqual([1001, 0]);
  });

  it('reports if it reached only the member system, and the next login repairs it', async () => {
    const { data } = await registered('MTO');
    const { prefix, username } = data;
    const platform = async (method: string, path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const address = `${simulator.baseUrls.gamePlatform}/frontend/user/${path}`;
      const reply = await fetch(address, { method, headers, body: JSON.stringify(body) });
      return (await reply.json()) as { code: number; result: { token: string } };
    };
    const enter = (password: string) => platform('POST', 'login', { prefix, username, password });
    const { token } = (await enter(PASSWORD)).result;
    const atPlatform = (currentPassword: string, password: string) =>
      platform('PUT', 'change-password', { currentPassword, password }, token);
    await atPlatform(PASSWORD, 'Elsewhere-1!');
    const changed = await change(await jarOf(data), PASSWORD);
    expect(changed).toMatchObject({ code: 0, result: { passwordState: 'PARTIAL' } });
    expect(await logIn(data, WANTED)).toMatchObject({ code: 0, result: { passwordState: 'PARTIAL' } });
    await atPlatform('Elsewhere-1!', PASSWORD);
    expect(await logIn(data, WANTED)).toMatchObject({ code: 0, result: { passwordState: 'CURRENT' } });
    expect([(await enter(PASSWORD)).code, (await enter(WANTED)).code]).toEqual([1001, 0]);
  });

  it('is completed by a repair if the reply of the game platform was lost', async () => {
    const { data } = await registered('MTO');
    const jar = await jarOf(data);
    await simulator.addFault({ kind: 'cutJson', system: 'gamePlatform', call: 'changePassword', times: 1 });
    const changed = await change(jar, PASSWORD);
    expect(changed).toMatchObject({ result: { passwordState: 'PARTIAL' } });
    jar.keep(changed.reply);
    expect(await call('reset-password-fun', {}, jar.headers())).toMatchObject({ result: { passwordState: 'CURRENT' } });
  });

  it('adopts a password that was changed elsewhere if the provider accepts it', async () => {
    const { data } = await registered('MTO');
    const [here, there] = [await jarOf(data), await jarOf(data)];
    const adopt = (password: string) => send('/api/apps/syncs/member_change_password', { password }, here.headers());
    expect((await adopt('not-the-password')).status).toBe(401);
    const adopted = await adopt(PASSWORD);
    expect(adopted.code).toBe(200);
    expect((await profile(here.keep(adopted.reply))).code).toBe(0);
    expect((await profile(there)).status).toBe(401);
  });
});

describe('provider session', () => {
  it('is renewed by a call that returns the profile', async () => {
    const jar = await jarOf({ prefix: 'MTO', username: 'MTODEMO1' });
    await simulator.control('POST', '/control/sessions/MTODEMO1/revoke', {});
    expect(await call('re-login-profile', {}, jar.headers())).toMatchObject({
      code: 0,
      result: { username: 'MTODEMO1' },
    });
    const fun = await send('/api/provider/profile-fun', undefined, jar.headers());
    expect(fun).toMatchObject({ code: 0, result: { username: 'MTODEMO1' } });
  });
});

it('leaks no password, one-time password or account number', () => {
  expect(output.length).toBeGreaterThan(100);
  const all = output.join('\n');
  expect(all).toContain('/api/provider/change-password');
  for (const secret of secrets) expect(all).not.toContain(secret);
});
