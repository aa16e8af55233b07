import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Post } from '@nestjs/common';
import { SECOND_FACTOR_CODE, STEP_UP_CODE, type PasskeyChallenge, type PasskeyRequest } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, AuditRepository, RateLimits } from '@housebrand/shared/nest';
import fc from 'fast-check';
import { secondFactorsAddress, type PasskeyEnrolment, type SecondFactors } from '../../core';
import { FAKE_PASSWORD, openAuthWorld, SessionJar, SoftwareAuthenticator, type AuthWorld } from '../../testing';
import type { Otherwise } from '../../testing';
import { SessionJanitor } from '../session/session-janitor';
import { SecondFactorService } from './second-factor.service';

const MINUTE_MS = 60_000;
const HERE = 'http://localhost:3000';
const ELSEWHERE = 'http://river.example';

/** A call like those that move money. */
@Controller('api/apps/spec')
class MoneyController {
  @Post('withdraw')
  @ApiCall('withdraw', { purpose: 'Money leaves.' })
  @ApiEnvelope(null)
  withdraw(): void {
    return;
  }
}

let world: AuthWorld;
/** Members that no other test uses. */
const names = ['MTODEMO1', 'MTODEMO2', 'MTODEMO3', 'NAGADEMO1', 'NAGADEMO2', 'NAGADEMO3', 'KLANGDEMO1'].values();

interface Reply<T = unknown> {
  status: number;
  code: number;
  message: string;
  data: T;
  result: T;
  challenge?: PasskeyChallenge;
}

/** A member's browser on a page of this origin. */
class Visitor {
  jar = new SessionJar();

  constructor(
    readonly username: string,
    readonly origin = HERE,
  ) {}

  get member() {
    return { prefix: this.username.slice(0, -5), username: this.username };
  }

  /** Logs in from an unknown device. */
  async logIn(shown: object = {}): Promise<Reply> {
    this.jar = new SessionJar();
    return this.post('/api/provider/login', { ...this.member, password: FAKE_PASSWORD, ...shown });
  }

  async post<T = unknown>(url: string, payload: object = {}, headers: object = {}): Promise<Reply<T>> {
    const own = { ...this.jar.headers(this.origin), host: new URL(this.origin).host, ...headers };
    const reply = await world.app.inject({ method: 'POST', url, headers: own, payload });
    this.jar.keep(reply);
    return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
  }

  factors<T = unknown>(rest: string, payload?: object): Promise<Reply<T>> {
    return this.post<T>(secondFactorsAddress(this.member, rest), payload);
  }

  async list(): Promise<SecondFactors> {
    const url = secondFactorsAddress(this.member);
    return (await world.app.inject({ url, headers: this.jar.headers() })).json<{ data: SecondFactors }>().data;
  }

  withdraw = () => this.post('/api/apps/spec/withdraw');
  show = (shown: object) => this.post('/api/provider/second-factor', shown);

  /** Adds a passkey. */
  async add(key = new SoftwareAuthenticator(this.origin), name = '') {
    const { data } = await this.factors<PasskeyEnrolment>('/passkey');
    const reply = await this.factors<{ recoveryCodes: string[] }>('/passkey/confirm', key.make(data, name));
    if (reply.status !== 200) throw new Error(reply.message);
    return { key, recoveryCodes: reply.data.recoveryCodes };
  }

  /** Returns the passkey request for a login from a new device. */
  async requested(): Promise<PasskeyRequest> {
    const { challenge } = await this.logIn();
    if (!challenge?.passkey) throw new Error('the login requested no passkey');
    return challenge.passkey;
  }
}

const audit = (member: { prefix: string; username: string }) =>
  world.app.get(AuditRepository, { strict: false }).list({ agent: member.prefix, subject: member.username }, 50);

let one: Visitor;

beforeAll(async () => {
  world = await openAuthWorld({ controllers: [MoneyController] });
});
afterAll(() => world.close());
beforeEach(async () => {
  one = new Visitor(names.next().value!);
  const reply = await one.logIn();
  if (reply.code !== 0) throw new Error(reply.message);
});

describe('passkey', () => {
  it('needs a recent password, and is then required on new devices and before money moves', async () => {
    world.clock.advance(6 * MINUTE_MS);
    expect((await one.factors('/passkey')).code).toBe(STEP_UP_CODE);
    await one.logIn();
    const started = await one.factors<PasskeyEnrolment>('/passkey');
    expect(started.data).toMatchObject({ rp: { id: 'localhost' }, user: { name: one.username }, attestation: 'none' });
    expect((await one.list()).factors).toEqual([]);
    const { key, recoveryCodes } = await one.add();
    expect(recoveryCodes).toHaveLength(10);
    expect((await one.list()).factors).toMatchObject([{ kind: 'PASSKEY', usedAt: null, host: 'localhost' }]);
    expect((await audit(one.member))[0]).toMatchObject({
      action: 'credential.second-factor-on',
      details: expect.stringMatching(/"kind":"PASSKEY","host":"localhost"/),
    });

    const refused = await one.logIn();
    expect(refused).toMatchObject({ status: 403, code: SECOND_FACTOR_CODE, challenge: { otherHosts: [] } });
    const request = refused.challenge!.passkey!;
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(request.allowCredentials).toEqual([{ type: 'public-key', id: key.id, transports: ['internal'] }]);
    expect((await one.logIn({ passkey: key.answer(request) })).code).toBe(0);
    // the login counts as proof for ten minutes
    expect((await one.withdraw()).code).toBe(200);
    world.clock.advance(10 * MINUTE_MS);
    const held = await one.withdraw();
    expect(held.code).toBe(SECOND_FACTOR_CODE);
    expect((await one.show({ passkey: key.answer(held.challenge!.passkey!) })).code).toBe(0);
    expect((await one.withdraw()).code).toBe(200);
    expect((await one.list()).factors[0]!.usedAt).toBe(world.clock.now().toISOString());
    // a recovery code replaces a lost device
    expect((await one.logIn({ code: recoveryCodes[0] })).code).toBe(0);
  });

  it('is created within five minutes, once per device, and at most five times per member', async () => {
    const { key } = await one.add(undefined, 'Pixel');
    const second = await one.factors<PasskeyEnrolment>('/passkey');
    expect(second.data.excludeCredentials).toEqual([{ type: 'public-key', id: key.id, transports: ['internal'] }]);
    expect((await one.factors('/passkey/confirm', key.make(second.data))).status).toBe(409);
    const waits = await one.factors<PasskeyEnrolment>('/passkey');
    world.clock.advance(5 * MINUTE_MS);
    const late = new SoftwareAuthenticator(HERE).make(waits.data);
    expect(await one.factors('/passkey/confirm', late)).toMatchObject({ status: 403, code: 4404 });
    const sixth = await one.factors<PasskeyEnrolment>('/passkey');
    for (let n = 1; n < 5; n += 1) expect((await one.add()).recoveryCodes).toEqual([]);
    expect((await one.factors('/passkey')).status).toBe(409);
    expect((await one.factors('/passkey/confirm', new SoftwareAuthenticator(HERE).make(sixth.data))).status).toBe(409);
    const { factors } = await one.list();
    expect(factors.map(({ name }) => name)).toEqual(['Pixel', '', '', '', '']);
    world.clock.advance(10 * MINUTE_MS);
    expect((await one.factors('/passkey')).code).toBe(SECOND_FACTOR_CODE);
  });

  it('works on its host only; elsewhere a code or a passkey of that host is required', async () => {
    const numbered = new Visitor(one.username, 'http://127.0.0.1:3000');
    numbered.jar = one.jar;
    expect((await numbered.factors('/passkey')).status).toBe(409);
    const { key, recoveryCodes } = await one.add();
    const away = new Visitor(one.username, ELSEWHERE);
    const refused = await away.logIn();
    expect(refused.challenge).toEqual({ passkey: null, otherHosts: ['localhost'] });
    // signed on one host, shown on another
    const stolen = key.answer(await one.requested());
    expect(await away.logIn({ passkey: stolen })).toMatchObject({ status: 403, code: 4404 });
    expect((await away.logIn({ code: recoveryCodes[0] })).code).toBe(0);
    const { key: other } = await away.add();
    const there = await away.logIn();
    expect(there.challenge).toMatchObject({ passkey: { rpId: 'river.example' }, otherHosts: ['localhost'] });
    expect((await away.logIn({ passkey: other.answer(there.challenge!.passkey!) })).code).toBe(0);
    expect((await one.logIn({ passkey: key.answer(await one.requested()) })).code).toBe(0);
  });

  it('is no longer required once the member or an operator removes it', async () => {
    const { key } = await one.add();
    const { id } = (await one.list()).factors[0]!;
    expect((await one.factors(`/${id}/rename`, { name: 'Pixel' })).code).toBe(200);
    const earlier = await one.requested();
    expect((await one.logIn({ passkey: key.answer(await one.requested()) })).code).toBe(0);
    expect((await one.factors(`/${id}/remove`)).code).toBe(200);
    expect(await one.list()).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect((await one.logIn({ passkey: key.answer(earlier) })).code).toBe(0);
    const { rows } = await world.database.database.operatorQuery({
      text: 'select 1 from passkey where credential_id = $1',
      values: [key.id],
    });
    expect(rows).toEqual([]);
    await one.factors('/passkey');
    world.clock.advance(5 * MINUTE_MS);
    await world.app.get(SessionJanitor, { strict: false }).sweep();
    const { rows: waiting } = await world.database.database.operatorQuery({ text: 'select 1 from passkey_challenge' });
    expect(waiting).toEqual([]);

    await one.logIn();
    await one.add();
    expect((await one.logIn()).code).toBe(SECOND_FACTOR_CODE);
    const service = world.app.get(SecondFactorService, { strict: false });
    expect(await service.removeAll(one.member, 'operator:nok')).toBe(1);
    expect((await one.logIn()).code).toBe(0);
    expect((await audit(one.member))[0]).toMatchObject({
      actor: 'operator:nok',
      action: 'credential.second-factor-off',
    });
  });

  it('allows five wrong answers, counted together with codes, and thirty challenges', async () => {
    const { key, recoveryCodes } = await one.add();
    let request = await one.requested();
    for (let n = 0; n < 3; n += 1) {
      const reply = await one.logIn({ passkey: key.answer(request, { isVerified: false }) });
      expect(reply.code).toBe(4404);
      // the refusal contains the next challenge
      request = reply.challenge!.passkey!;
    }
    for (let n = 0; n < 2; n += 1) expect((await one.logIn({ code: '000000' })).code).toBe(4404);
    expect((await one.logIn({ passkey: key.answer(request) })).status).toBe(429);
    await world.app
      .get(RateLimits, { strict: false })
      .reset({ name: 'second-factor', points: 5, seconds: 600 }, `${one.member.prefix}.${one.username}\n127.0.0.0/24`);
    for (let n = 5; n < 30; n += 1) await one.requested();
    expect((await one.logIn()).challenge).toEqual({ passkey: null, otherHosts: [] });
    expect((await one.logIn({ code: recoveryCodes[0] })).code).toBe(0);
  });
});

describe('passkey answer', () => {
  /** Deviations that an attacker might try. */
  const forgeries: Record<string, Otherwise> = {
    'another host signed': { rpId: 'river.example' },
    'another page': { origin: ELSEWHERE },
    'another port': { origin: 'http://localhost:3001' },
    'another challenge': { challenge: 'A'.repeat(43) },
    'no user verification': { isVerified: false },
    'the creation of a passkey': { type: 'webauthn.create' },
    'a counter that was used': { counter: 1 },
    'no counter': { counter: 0 },
  };

  it('is accepted once, exactly as signed for this host, with a growing counter', async () => {
    const { key } = await one.add();
    const limits = world.app.get(RateLimits, { strict: false });
    const name = `${one.member.prefix}.${one.username}`;
    const run = async (forgery: string, flip: number) => {
      const counts = {
        'passkey-challenge': name,
        'second-factor': `${name}\n127.0.0.0/24`,
        'second-factor.total': `${name}\n127.0.0.0/24`,
      };
      for (const [rule, key] of Object.entries(counts))
        await limits.reset({ name: rule, points: 30, seconds: 600 }, key);
      const request = await one.requested();
      const right = key.answer(request);
      const reported =
        forgery in forgeries ? key.answer(request, forgeries[forgery]) : withFlippedBit(right, forgery, flip);
      expect([forgery, (await one.logIn({ passkey: reported })).code]).toEqual([forgery, 4404]);
      // an answered challenge is invalid even for the right answer
      if (forgery !== 'another challenge') expect((await one.logIn({ passkey: right })).code).toBe(4404);
      const again = key.answer(await one.requested());
      expect((await one.logIn({ passkey: again })).code).toBe(0);
      expect((await one.logIn({ passkey: again })).code).toBe(4404);
    };
    const forgery = fc.constantFrom(...Object.keys(forgeries), 'signature', 'authenticatorData', 'id');
    await fc.assert(fc.asyncProperty(forgery, fc.nat(60), run), { numRuns: 40 });
    expect((await audit(one.member)).map(({ action }) => action)).toContain('credential.passkey-behind');
  });

  it('is accepted only for its member, agent and purpose', async () => {
    const mine = await one.add();
    const thief = new Visitor('NAGADEMO1');
    await thief.logIn();
    const { key } = await thief.add();
    for (const victim of [one, new Visitor('NAGADEMO3')]) {
      const request = await victim.requested();
      const { id } = request.allowCredentials[0]!;
      expect((await victim.logIn({ passkey: key.answer(request) })).code).toBe(4404);
      expect((await victim.logIn({ passkey: { ...key.answer(await victim.requested()), id } })).code).toBe(4404);
      // a challenge that was issued to the thief
      expect((await victim.logIn({ passkey: key.answer(await thief.requested()) })).code).toBe(4404);
    }
    await one.logIn({ passkey: mine.key.answer(await one.requested()) });
    world.clock.advance(10 * MINUTE_MS);
    const forMoney = (await one.withdraw()).challenge!.passkey!;
    const { jar } = one;
    expect((await one.logIn({ passkey: mine.key.answer(forMoney) })).code).toBe(4404);
    const forLogin = mine.key.answer(await one.requested());
    one.jar = jar;
    expect((await one.show({ passkey: forLogin })).code).toBe(4404);
    expect((await one.withdraw()).code).toBe(SECOND_FACTOR_CODE);
  });
});

/** Returns an answer with one flipped bit in one part. */
function withFlippedBit<T extends object>(answer: T, part: string, at: number): T {
  const bytes = Buffer.from((answer as Record<string, string>)[part]!, 'base64url');
  // in a signature, flip a bit of the first number: elsewhere the encoding is ambiguous
  const place = part === 'signature' ? 8 + (at % 20) : at % bytes.length;
  bytes[place]! ^= 1;
  return { ...answer, [part]: bytes.toString('base64url') };
}
