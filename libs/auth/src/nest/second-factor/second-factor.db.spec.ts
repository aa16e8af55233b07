import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Post } from '@nestjs/common';
import { SECOND_FACTOR_CODE, STEP_UP_CODE } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, AuditRepository, KeyRotation } from '@housebrand/shared/nest';
import { Secret, TOTP } from 'otpauth';
import { secondFactorsAddress, type SecondFactors, type TotpEnrolment } from '../../core';
import { FAKE_PASSWORD, openAuthWorld, SessionJar, type AuthWorld } from '../../testing';
import { SecondFactorService } from './second-factor.service';

const MINUTE_MS = 60_000;

/** Calls like those that move money. */
@Controller('api/apps/spec')
class MoneyController {
  @Post('withdraw')
  @ApiCall('withdraw', { purpose: 'Money leaves.' })
  @ApiEnvelope(null)
  withdraw(): void {
    return;
  }

  @Post('gift')
  @ApiCall('sendGift', { purpose: 'Money goes to another member.' })
  @ApiEnvelope(null)
  gift(): void {
    return;
  }
}

let world: AuthWorld;
let jar: SessionJar;
let device: string | null;
let member: { prefix: string; username: string };

/** Members that no other test uses. */
const members = [
  'MTODEMO1',
  'MTODEMO2',
  'MTODEMO3',
  'NAGADEMO1',
  'NAGADEMO2',
  'NAGADEMO3',
  'KLANGDEMO1',
  'SPTNDEMO1',
].values();

beforeAll(async () => {
  world = await openAuthWorld({ controllers: [MoneyController] });
});
afterAll(() => world.close());
beforeEach(async () => {
  const username = members.next().value!;
  member = { prefix: username.slice(0, -5), username };
  jar = new SessionJar();
  device = null;
  const reply = await logIn();
  if (reply.code !== 0) throw new Error(reply.message);
});

interface Reply<T = unknown> {
  status: number;
  code: number;
  message: string;
  data: T;
}

/** Logs in from this device, or from an unknown one. */
async function logIn(payload: object = {}, isKnown = true, remoteAddress = '127.0.0.1'): Promise<Reply> {
  const cookie = isKnown && device ? { cookie: device } : {};
  const reply = await world.app.inject({
    method: 'POST',
    url: '/api/provider/login',
    headers: cookie,
    remoteAddress,
    payload: { ...member, password: FAKE_PASSWORD, ...payload },
  });
  if (reply.statusCode === 200) {
    jar = new SessionJar().keep(reply);
    keepDevice(reply);
  }
  return { status: reply.statusCode, ...reply.json<Omit<Reply, 'status'>>() };
}

function keepDevice({ cookies }: { cookies: { name: string; value: string }[] }): void {
  const kept = cookies.find(({ name }) => name.startsWith('device_'));
  if (kept) device = `${kept.name}=${encodeURIComponent(kept.value)}`;
}

async function post<T = unknown>(url: string, payload: object = {}): Promise<Reply<T>> {
  const reply = await world.app.inject({ method: 'POST', url, headers: jar.headers(), payload });
  jar.keep(reply);
  keepDevice(reply);
  return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
}

const factors = (rest: string, payload?: object) => post<never>(secondFactorsAddress(member, rest), payload);
const list = async () =>
  (await world.app.inject({ url: secondFactorsAddress(member), headers: jar.headers() })).json<{
    data: SecondFactors;
  }>().data;
const show = (code: string) => post('/api/provider/second-factor', { code });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
const nextStep = () => world.clock.advance(30_000);

/** Enrols an app. */
async function enrol(): Promise<{ id: string; secret: string; recoveryCodes: string[] }> {
  const { data } = (await factors('/totp')) as Reply<TotpEnrolment>;
  const confirmed = (await factors(`/totp/${data.id}/confirm`, {
    code: codeOf(data.secret),
    name: 'My phone',
  })) as Reply<{ recoveryCodes: string[] }>;
  if (confirmed.status !== 200) throw new Error(confirmed.message);
  return { ...data, ...confirmed.data };
}

const trail = async () =>
  (
    await world.app.get(AuditRepository, { strict: false }).list({ agent: member.prefix, subject: member.username }, 50)
  ).map(({ action }) => action);

describe('authenticator app', () => {
  it('is required on new devices only, from its first code on, and accepts each code once', async () => {
    const started = (await factors('/totp')) as Reply<TotpEnrolment>;
    expect(started.data.uri).toContain(`otpauth://totp/${member.prefix}:${member.username}`);
    expect((await list()).factors).toEqual([]);
    const own = jar;
    expect((await logIn({}, false)).code).toBe(0);
    jar = own;
    const wrong = await factors(`/totp/${started.data.id}/confirm`, { code: '000000', name: '' });
    expect(wrong).toMatchObject({ status: 403, code: 4404 });
    const earlier = device;
    const { secret, recoveryCodes } = await enrol();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await list()).toMatchObject({
      factors: [{ kind: 'TOTP', name: 'My phone', usedAt: null }],
      recoveryCodesLeft: 10,
    });

    expect((await logIn()).code).toBe(0);
    expect(await logIn({}, false)).toMatchObject({ status: 403, code: SECOND_FACTOR_CODE });
    // a device that was known before has not shown the factor
    device = earlier;
    expect(await logIn()).toMatchObject({ status: 403, code: SECOND_FACTOR_CODE });
    // the code that confirmed the app is used up
    expect((await logIn({ code: codeOf(secret) }, false)).code).toBe(4404);
    nextStep();
    const code = codeOf(secret);
    expect((await logIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` }, false)).code).toBe(0);
    expect((await logIn({ code }, false)).code).toBe(4404);
    // of two concurrent uses one succeeds
    nextStep();
    const both = await Promise.all([1, 2].map(() => logIn({ code: codeOf(secret) }, false)));
    expect(both.map((reply) => reply.code).sort((a, b) => a - b)).toEqual([0, 4404]);
    expect(await trail()).toContain('credential.second-factor-on');
  });

  it('is required before money moves, and stays valid for ten minutes', async () => {
    world.clock.advance(31 * MINUTE_MS);
    await logIn();
    expect((await post('/api/apps/spec/withdraw')).code).toBe(200);
    const { secret } = await enrol();
    expect((await post('/api/apps/spec/withdraw')).code).toBe(200);
    world.clock.advance(10 * MINUTE_MS);
    for (const call of ['withdraw', 'gift'])
      expect(await post(`/api/apps/spec/${call}`)).toMatchObject({ status: 403, code: SECOND_FACTOR_CODE });
    expect((await post('/api/provider/step-up', { password: FAKE_PASSWORD })).code).toBe(0);
    expect((await post('/api/apps/spec/withdraw')).code).toBe(SECOND_FACTOR_CODE);
    expect((await show(codeOf(secret))).code).toBe(0);
    for (const call of ['withdraw', 'gift']) expect((await post(`/api/apps/spec/${call}`)).code).toBe(200);
    // another session of the member has not shown the factor
    await logIn();
    expect((await post('/api/apps/spec/withdraw')).code).toBe(SECOND_FACTOR_CODE);
  });

  it('allows five wrong codes per network without limiting other networks and sessions', async () => {
    const { secret } = await enrol();
    nextStep();
    for (let n = 0; n < 5; n += 1) expect((await logIn({ code: 'AAAA-BBBB' }, false)).code).toBe(4404);
    expect((await logIn({ code: codeOf(secret) }, false)).status).toBe(429);
    expect((await show(codeOf(secret))).code).toBe(0);
    nextStep();
    expect((await logIn({ code: codeOf(secret) }, false, '198.51.100.7')).code).toBe(0);
    // a guessing session must wait, and the right password does not reset its count
    for (let n = 0; n < 6; n += 1) expect((await show('000000')).code).toBe(4404);
    expect((await post('/api/provider/step-up', { password: FAKE_PASSWORD })).code).toBe(0);
    nextStep();
    expect((await show(codeOf(secret))).status).toBe(429);
    // the known device can still log in
    expect((await logIn()).code).toBe(0);
  });
});

describe('recovery code', () => {
  it('works once, is stored as a hash, and ends when new ones are created', async () => {
    const { recoveryCodes, secret } = await enrol();
    // five bits per letter: more than the 112 bits that make a slow hash unnecessary
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/);
    const [first, second] = recoveryCodes as [string, string];
    expect((await logIn({ code: first.toLowerCase() }, false)).code).toBe(0);
    expect((await logIn({ code: first }, false)).code).toBe(4404);
    expect((await list()).recoveryCodesLeft).toBe(9);
    const { rows } = await world.database.database.operatorQuery<{ all: string }>({
      text: `select string_agg(r::text, ' ') as all from recovery_code r`,
    });
    expect(rows[0]!.all).not.toContain(second);
    const sealed = await world.database.database.operatorQuery<{ secret: string }>({
      text: 'select secret from second_factor where username = $1',
      values: [member.username],
    });
    expect(sealed.rows[0]!.secret).toMatch(/^v1\./);
    const renewed = (await factors('/recovery_codes')) as Reply<{ recoveryCodes: string[] }>;
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await logIn({ code: second }, false)).code).toBe(4404);
    expect((await logIn({ code: renewed.data.recoveryCodes[0]! }, false)).code).toBe(0);
    // a key rotation does not affect the app
    await world.app.get(KeyRotation, { strict: false }).rotate();
    nextStep();
    expect((await logIn({ code: codeOf(secret) }, false)).code).toBe(0);
    expect(await trail()).toEqual(
      expect.arrayContaining(['credential.recovery-code-used', 'credential.recovery-codes-renewed']),
    );
  });
});

describe('changing second factors', () => {
  it('requires recent proof that the caller is the member', async () => {
    world.clock.advance(6 * MINUTE_MS);
    expect((await factors('/totp')).code).toBe(STEP_UP_CODE);
    await logIn();
    const { id, secret } = await enrol();
    expect((await factors(`/${id}/rename`, { name: 'Work phone' })).code).toBe(200);
    expect((await list()).factors[0]!.name).toBe('Work phone');
    await logIn();
    for (const rest of ['/totp', '/recovery_codes', `/${id}/remove`])
      expect((await factors(rest)).code).toBe(SECOND_FACTOR_CODE);
    nextStep();
    await show(codeOf(secret));
    expect((await factors(`/${id}/remove`)).code).toBe(200);
    expect((await factors(`/${id}/remove`)).code).toBe(404);
    expect(await list()).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect((await logIn({}, false)).code).toBe(0);
  });

  it('refuses the address of another member and an unknown id', async () => {
    const { id } = await enrol();
    const other = secondFactorsAddress({ prefix: member.prefix, username: `${member.prefix}DEMO9` });
    expect((await post(`${other}/${id}/remove`)).status).toBe(403);
    expect((await factors('/0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f/remove')).status).toBe(404);
    expect((await list()).factors).toHaveLength(1);
  });

  it('is possible for an operator and audited', async () => {
    await enrol();
    const service = world.app.get(SecondFactorService, { strict: false });
    expect(await service.removeAll(member, 'operator:nok')).toBe(1);
    expect(await service.removeAll(member, 'operator:nok')).toBe(0);
    expect((await logIn({}, false)).code).toBe(0);
    const [entry] = await world.app
      .get(AuditRepository, { strict: false })
      .list({ agent: member.prefix, subject: member.username }, 1);
    expect(entry).toMatchObject({ actor: 'operator:nok', action: 'credential.second-factor-off' });
  });
});
