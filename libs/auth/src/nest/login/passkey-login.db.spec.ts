import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PasskeyAnswer, PasskeyRequest } from '@housebrand/shared';
import { AuditRepository } from '@housebrand/shared/nest';
import { ProviderRefused } from '@housebrand/providers/nest';
import fc from 'fast-check';
import { secondFactorsAddress, type LoginResult, type PasskeyEnrolment } from '../../core';
import {
  FAKE_PASSWORD,
  openAuthWorld,
  SessionJar,
  SoftwareAuthenticator,
  type AuthWorld,
  type Otherwise,
} from '../../testing';

const MINUTE_MS = 60_000;
const HERE = 'http://localhost:3000';
const ELSEWHERE = 'http://river.example';

let world: AuthWorld;
/** Members that no other test uses. */
const names = ['MTODEMO1', 'MTODEMO2', 'MTODEMO3', 'NAGADEMO1', 'NAGADEMO2', 'NAGADEMO3', 'KLANGDEMO1'].values();

interface Reply<T = unknown> {
  status: number;
  code: number;
  message: string;
  data: T;
  result: T;
}

/** A browser on a page of this origin. */
class Browser {
  readonly jar = new SessionJar();

  constructor(readonly origin = HERE) {}

  async post<T = unknown>(url: string, payload: object = {}): Promise<Reply<T>> {
    const headers = { ...this.jar.headers(this.origin), host: new URL(this.origin).host };
    const reply = await world.app.inject({ method: 'POST', url, headers, payload });
    this.jar.keep(reply);
    return { status: reply.statusCode, ...reply.json<Omit<Reply<T>, 'status'>>() };
  }

  logIn = (member: object) => this.post('/api/provider/login', { ...member, password: FAKE_PASSWORD });

  async requested(prefix: string): Promise<PasskeyRequest> {
    return (await this.post<PasskeyRequest>('/api/provider/passkey-login/begin', { prefix })).result;
  }

  enter = (prefix: string, passkey: PasskeyAnswer) =>
    this.post<LoginResult>('/api/provider/passkey-login', { prefix, passkey });
}

let member: { prefix: string; username: string };
let phone: Browser;
let key: SoftwareAuthenticator;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const username = names.next().value!;
  member = { prefix: username.slice(0, -5), username };
  phone = new Browser();
  await phone.logIn(member);
  key = new SoftwareAuthenticator(HERE);
  const { data } = await phone.post<PasskeyEnrolment>(secondFactorsAddress(member, '/passkey'));
  await phone.post(secondFactorsAddress(member, '/passkey/confirm'), key.make(data));
  // the first factor made all devices unknown that were known until now
  world.clock.advance(1_000);
});

const audited = async (action: string) => {
  const { prefix: agent, username: subject } = member;
  const notes = await world.app.get(AuditRepository, { strict: false }).list({ agent, subject }, 50);
  return notes.filter((note) => note.action === action).length;
};

describe('login with a passkey', () => {
  it('needs no name and no password while the member is logged in elsewhere, and counts as both factors', async () => {
    const tablet = new Browser();
    const request = await tablet.requested(member.prefix);
    expect(request).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' });
    const reply = await tablet.enter(member.prefix.toLowerCase(), key.answer(request));
    expect(reply).toMatchObject({ status: 200, code: 0, result: { ...member, passwordState: 'CURRENT' } });
    expect(JSON.stringify(reply)).not.toContain(FAKE_PASSWORD);
    expect(await audited('credential.passkey-login')).toBe(1);
    // requires the second factor, shown recently
    expect((await tablet.post(secondFactorsAddress(member, '/recovery_codes'))).code).toBe(200);
    // the device is known from now on
    expect((await tablet.logIn(member)).code).toBe(0);
  });

  it('asks for the password once no session keeps it', async () => {
    const tablet = new Browser();
    await phone.post('/api/provider/logout');
    const refused = await tablet.enter(member.prefix, key.answer(await tablet.requested(member.prefix)));
    expect(refused).toMatchObject({ status: 403, code: 4405 });
    expect(refused.message).not.toContain(member.username);
    expect((await phone.logIn(member)).code).toBe(0);
    expect((await tablet.enter(member.prefix, key.answer(await tablet.requested(member.prefix)))).code).toBe(0);
  });

  it('is refused like a login with the password, and ends a session whose password the provider no longer accepts', async () => {
    const tablet = new Browser();
    const enter = async () => tablet.enter(member.prefix, key.answer(await tablet.requested(member.prefix)));
    const refusal = (code: number) => new ProviderRefused({ call: 'authenticate', code, providerMessage: 'No' });
    try {
      world.providers.failing('authenticate', refusal(1007));
      expect(await enter()).toMatchObject({ status: 401, code: 1007, message: 'No' });
      world.providers.failing('authenticate', refusal(1001));
      expect((await enter()).code).toBe(4405);
      world.providers.failing('authenticate');
      // the session that kept the password has ended
      expect((await enter()).code).toBe(4405);
      expect((await phone.post('/api/provider/refresh-portal-token')).status).toBe(401);
    } finally {
      world.providers.failing('authenticate');
    }
  });

  it('is refused alike for unknown passkeys, other agents, other hosts and expired challenges', async () => {
    const tablet = new Browser();
    const other = member.prefix === 'MTO' ? 'NAGA' : 'MTO';
    const right = async () => key.answer(await tablet.requested(member.prefix));
    const replies = [
      await tablet.enter(member.prefix, new SoftwareAuthenticator(HERE).answer(await tablet.requested(member.prefix))),
      await tablet.enter(other, key.answer(await tablet.requested(other))),
      await tablet.enter(other, await right()),
      await new Browser(ELSEWHERE).enter(member.prefix, await right()),
    ];
    const late = await right();
    world.clock.advance(30 * MINUTE_MS);
    replies.push(await tablet.enter(member.prefix, late));
    const said = replies.map(({ status, code, message }) => ({ status, code, message }));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 403, code: 4404 });
    expect(await audited('credential.passkey-login')).toBe(0);
  });

  it('refuses answers for a second factor, and its own answers as a second factor', async () => {
    const tablet = new Browser();
    const { challenge } = (await tablet.logIn(member)) as unknown as { challenge: { passkey: PasskeyRequest } };
    expect((await tablet.enter(member.prefix, key.answer(challenge.passkey))).code).toBe(4404);
    const passkey = key.answer(await tablet.requested(member.prefix));
    const login = { ...member, password: FAKE_PASSWORD, passkey };
    expect((await tablet.post('/api/provider/login', login)).code).toBe(4404);
  });

  /** Deviations that an attacker might try. */
  const forgeries: Record<string, Otherwise> = {
    'another host signed': { rpId: 'river.example' },
    'another page': { origin: ELSEWHERE },
    'another challenge': { challenge: 'A'.repeat(43) },
    'no user verification': { isVerified: false },
    'the creation of a passkey': { type: 'webauthn.create' },
    'a counter that was used': { counter: 1 },
  };

  it('accepts each answer once, exactly as signed', async () => {
    const tablet = new Browser();
    const first = key.answer(await tablet.requested(member.prefix));
    expect((await tablet.enter(member.prefix, first)).code).toBe(0);
    const run = async (forgery: string) => {
      const forged = key.answer(await tablet.requested(member.prefix), forgeries[forgery]);
      expect([forgery, (await tablet.enter(member.prefix, forged)).code]).toEqual([forgery, 4404]);
      const right = key.answer(await tablet.requested(member.prefix));
      const codes = await Promise.all([1, 2].map(async () => (await new Browser().enter(member.prefix, right)).code));
      expect(codes.toSorted((a, b) => a - b)).toEqual([0, 4404]);
    };
    await fc.assert(fc.asyncProperty(fc.constantFrom(...Object.keys(forgeries)), run), { numRuns: 12 });
  });

  it('is refused after the passkey was removed', async () => {
    const tablet = new Browser();
    const answer = key.answer(await tablet.requested(member.prefix));
    const url = secondFactorsAddress(member);
    const { data } = (await world.app.inject({ url, headers: phone.jar.headers() })).json<{
      data: { factors: { id: string }[] };
    }>();
    expect((await phone.post(secondFactorsAddress(member, `/${data.factors[0]!.id}/remove`))).code).toBe(200);
    expect((await tablet.enter(member.prefix, answer)).code).toBe(4404);
  });
});
