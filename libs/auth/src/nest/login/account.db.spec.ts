import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderRefused, ProviderSessionExpired } from '@housebrand/providers/nest';
import { EVENT_STREAM } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import pg from 'pg';
import { SESSION_COOKIES, SESSION_LIMITS } from '../../core';
import { FAKE_PASSWORD, fakeMember, givenAgent, openAuthWorld, SessionJar, type AuthWorld } from '../../testing';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

const login = (prefix: string, username: string, password = FAKE_PASSWORD, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url: '/api/provider/login', payload: { prefix, username, password }, headers });
const profile = (jar: SessionJar) => world.app.inject({ url: '/api/provider/profile', headers: jar.headers() });
const post = (url: string, jar: SessionJar) => world.app.inject({ method: 'POST', url, headers: jar.headers() });

async function breakSeamlessRecords(broken: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: world.database.url });
  await client.connect();
  await client.query(
    broken
      ? 'alter table seamless_member add constraint broken check (false) not valid'
      : 'alter table seamless_member drop constraint broken',
  );
  await client.end();
}

describe('login', () => {
  it('goes through every step in order and sets the cookies', async () => {
    world.providers.calls.length = 0;
    const reply = await login('mto', 'mtodemo1');
    expect(reply.json()).toEqual({
      code: 0,
      message: 'success',
      result: {
        username: 'MTODEMO1',
        prefix: 'MTO',
        expiresAt: reply.headers['x-token-expired-at'],
        passwordState: 'CURRENT',
      },
    });
    expect(world.providers.calls).toEqual(['clientSignature', 'authenticate', 'identify', 'enterPlatformByKey']);
    const cookies = reply.headers['set-cookie'] as string[];
    expect(cookies).toHaveLength(5);
    for (const name of Object.values(SESSION_COOKIES)) {
      expect(cookies).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${name}=v1\\.\\w+\\.[\\w-]+; Max-Age=31619000; Path=/; HttpOnly; SameSite=Lax$`),
        ),
      );
    }
    expect(cookies).toContain('prefix=MTO; Max-Age=31619000; Path=/; SameSite=Lax');
    expect(cookies).toContainEqual(
      expect.stringMatching(
        /^device_MTO=v1\.\w+\.[\w-]+; Max-Age=15552000; Path=\/api\/provider\/login; HttpOnly; SameSite=Lax$/,
      ),
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('enters the platform with the credentials if there is no link', async () => {
    world.providers.withoutKey.add('NAGADEMO3');
    world.providers.calls.length = 0;
    expect((await login('NAGA', 'NAGADEMO3')).statusCode).toBe(200);
    expect(world.providers.calls.slice(-2)).toEqual(['enterPlatform', 'profileByToken']);
  });

  it('creates the seamless record at a first login', async () => {
    expect((await login('NAGA', 'NAGADEMO2')).statusCode).toBe(200);
    const url = '/api/apps/member_seamless/NAGA/username/NAGADEMO2';
    const record = await world.app.inject({ url, headers: { 'x-agent-key': 'key-of-naga' } });
    expect(record.json()).toMatchObject({ code: 200, data: { username: 'NAGADEMO2', transferStatus: 'NONE' } });
  });

  it.each([
    ['SPTN', 'SPTNDEMO2', 'no seamless record, and first login is off'],
    ['MTO', 'NAGADEMO1', "another agent's member"],
    ['MTO', 'MTO', 'nothing but the prefix'],
    ['NOPE', 'NOPEDEMO1', 'no such agent'],
  ])('answers "Invalid Username or Password" for %s %s: %s', async (prefix, username) => {
    const reply = await login(prefix, username);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 500, message: 'Invalid Username or Password', result: null });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('has its own code for a first login whose record cannot be created', async () => {
    await breakSeamlessRecords(true);
    const reply = await login('MTO', 'MTODEMO2');
    await breakSeamlessRecords(false);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 400, message: 'ไม่สามารถลงชื่อเข้าใช้งานครั้งแรกได้' });
    expect((await login('MTO', 'MTODEMO2')).statusCode).toBe(200);
  });

  it('refuses members who are not white-listed during maintenance', async () => {
    const reply = await login('KLANG', 'KLANGDEMO2');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 503, message: 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง' });
    expect((await login('KLANG', 'klangdemo1')).statusCode).toBe(200);
  });

  it("returns a provider's code and message unchanged", async () => {
    const wrong = await login('MTO', 'MTODEMO1', 'wrong');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 1001, message: 'Wrong username or password' });
    for (const call of ['clientSignature', 'identify', 'enterPlatformByKey']) {
      world.providers.failing(call, new ProviderRefused({ call, code: 4242, providerMessage: `no ${call}` }));
      expect((await login('MTO', 'MTODEMO1')).json()).toMatchObject({ code: 4242, message: `no ${call}` });
      world.providers.failing(call);
    }
  });

  it('returns 503 if the provider is down and does not lock the account', async () => {
    world.providers.failing('authenticate', new ProviderUnavailable('memberSystem', 'timeout'));
    for (let attempt = 0; attempt < 12; attempt++) {
      const reply = await login('MTO', 'MTODEMO3');
      expect(reply.statusCode).toBe(503);
    }
    world.providers.failing('authenticate');
    expect((await login('MTO', 'MTODEMO3')).statusCode).toBe(200);
  });

  it('refuses an account after too many failures, even with the right password', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await login('NAGA', 'NAGADEMO1', 'guess')).statusCode).toBe(401);
    const reply = await login('NAGA', 'NAGADEMO1');
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('validates the request body', async () => {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/api/provider/login',
      payload: { prefix: 'MTO', username: '', extra: 1 },
    });
    expect(reply.statusCode).toBe(422);
    expect(
      reply
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['extra', 'password', 'username']);
  });

  it('refuses requests from another site', async () => {
    expect((await login('MTO', 'MTODEMO1', FAKE_PASSWORD, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('refuses a platform that returns another member', async () => {
    const other = { token: 'platform-token-MTODEMO3', member: fakeMember('MTO', 'MTODEMO3') };
    const { enterPlatformByKey } = world.providers.identity;
    world.providers.identity.enterPlatformByKey = () => Promise.resolve(other);
    expect((await login('MTO', 'MTODEMO1')).json()).toMatchObject({ code: 500 });
    world.providers.identity.enterPlatformByKey = enterPlatformByKey;
  });
});

describe('session', () => {
  let jar: SessionJar;
  beforeEach(async () => {
    jar = await world.logIn('MTO', 'MTODEMO1');
  });

  it('returns the member with a masked account number, and when it ends', async () => {
    const reply = await profile(jar);
    expect(reply.json()).toMatchObject({
      code: 0,
      result: {
        username: 'MTODEMO1',
        credit: 12345.67,
        accountNumber: '••••••7890',
        tier: { tierLevel: 2, logoUrl: '/media/tiers/2.svg?v=1' },
      },
    });
    expect(Date.parse(reply.headers['x-token-expired-at'] as string)).toBeGreaterThan(world.clock.now().getTime());
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is found by header first, then jwt, then the three cookies', async () => {
    const token = jar.get('portalToken')!;
    const by = (headers: Record<string, string>) => world.app.inject({ url: '/api/provider/profile', headers });
    expect((await by({ 'x-user-auth': token })).statusCode).toBe(200);
    expect((await by({ 'x-user-auth': `Bearer ${token}` })).statusCode).toBe(200);
    expect((await by({ cookie: `jwt=${token}` })).statusCode).toBe(200);
    expect((await by({ 'x-user-auth': 'nonsense', ...jar.headers() })).statusCode).toBe(401);
    expect((await by({ cookie: `jwt=nonsense; ${jar.headers().cookie}` })).statusCode).toBe(401);
  });

  it('requires all three cookies of one login', async () => {
    const other = await world.logIn('MTO', 'MTODEMO3');
    for (const name of ['portalToken', 'ambToken', 'funToken']) {
      expect((await profile(jar.copy().set(name, 'v1.gone.x'))).statusCode).toBe(401);
      expect((await profile(jar.copy().set(name, other.get(name)!))).statusCode).toBe(401);
    }
    expect((await profile(jar.copy().set('funToken', jar.get('ambToken')!))).statusCode).toBe(401);
    expect((await profile(jar)).statusCode).toBe(200);
  });

  it('refuses every altered token', async () => {
    const token = jar.get('portalToken')!;
    for (let at = 3; at < token.length; at += 7) {
      const altered = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      const reply = await world.app.inject({ url: '/api/provider/profile', headers: { 'x-user-auth': altered } });
      expect(reply.statusCode).toBe(401);
    }
  });

  it('clears an invalid portal token', async () => {
    const reply = await profile(jar.copy().set('portalToken', 'v1.k.x'));
    expect(reply.headers['set-cookie']).toMatch(/^portalToken=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('keeps an invalid portal token when it refuses a stream, whose page cannot read the reply', async () => {
    const headers = { ...jar.copy().set('portalToken', 'v1.k.x').headers(), accept: EVENT_STREAM };
    const reply = await world.app.inject({ url: '/api/provider/profile', headers });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('ends at logout, even for replayed cookies', async () => {
    const stolen = jar.copy();
    const reply = await post('/api/provider/logout', jar);
    expect(reply.json()).toEqual({ code: 0, message: 'success', result: null });
    jar.keep(reply);
    for (const name of Object.values(SESSION_COOKIES)) expect(jar.get(name)).toBeUndefined();
    expect((await profile(stolen)).statusCode).toBe(401);
    expect((await post('/api/provider/logout', stolen)).statusCode).toBe(200);
  });

  it('replaces its tokens and invalidates the old ones', async () => {
    const before = jar.copy();
    const reply = await post('/api/provider/refresh-portal-token', jar);
    expect(reply.statusCode).toBe(200);
    jar.keep(reply);
    expect(jar.get('portalToken')).not.toBe(before.get('portalToken'));
    expect((await profile(jar)).statusCode).toBe(200);
    expect((await profile(before)).statusCode).toBe(401);
  });

  it('ends when the same browser logs in again', async () => {
    const before = jar.copy();
    const payload = { prefix: 'MTO', username: 'MTODEMO3', password: FAKE_PASSWORD };
    jar.keep(await world.app.inject({ method: 'POST', url: '/api/provider/login', payload, headers: jar.headers() }));
    expect((await profile(jar)).json()).toMatchObject({ result: { username: 'MTODEMO3' } });
    expect((await profile(before)).statusCode).toBe(401);
  });

  it('ends after inactivity, and at its maximum age', async () => {
    const start = world.clock.now();
    world.clock.advance(SESSION_LIMITS.idleMs - 1000);
    expect((await profile(jar)).statusCode).toBe(200);
    world.clock.advance(SESSION_LIMITS.idleMs);
    expect((await profile(jar)).statusCode).toBe(401);
    world.clock.set(start);
    const busy = await world.logIn('MTO', 'MTODEMO3');
    for (
      let passed = 0;
      passed + SESSION_LIMITS.idleMs / 2 < SESSION_LIMITS.absoluteMs;
      passed += SESSION_LIMITS.idleMs / 2
    ) {
      expect((await profile(busy)).statusCode).toBe(200);
      world.clock.advance(SESSION_LIMITS.idleMs / 2);
    }
    world.clock.set(new Date(start.getTime() + SESSION_LIMITS.absoluteMs));
    expect((await profile(busy)).statusCode).toBe(401);
    world.clock.set(start);
  });

  it('ends when maintenance starts, unless the member is white-listed', async () => {
    world.agents.give(givenAgent('MTO', { isUnderMaintenance: true, whiteListMembers: ['MTODEMO3'] }));
    const listed = await world.logIn('MTO', 'MTODEMO3');
    const reply = await profile(jar);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 503, message: 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง' });
    expect((await profile(listed)).statusCode).toBe(200);
    world.agents.give(givenAgent('MTO'));
    expect((await profile(jar)).statusCode).toBe(401);
  });

  it('ends if the provider answers 1005 or 1003', async () => {
    for (const code of [1005, 1003]) {
      const own = await world.logIn('MTO', 'MTODEMO1');
      world.providers.failing('profile', new ProviderSessionExpired({ call: 'profile', code }));
      const reply = await profile(own);
      world.providers.failing('profile');
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ code, message: 'พบข้อผิดพลาด กรุณาล็อกอินใหม่อีกครั้ง' });
      expect(own.copy().keep(reply).get('portalToken')).toBeUndefined();
      expect(own.copy().keep(reply).get('funToken')).toBeDefined();
      expect((await profile(own)).json()).toMatchObject({ code: 401 });
    }
  });

  it("renews the provider's tokens with the password of the login", async () => {
    world.providers.calls.length = 0;
    const reply = await post('/api/apps/members.refreshToken', jar);
    expect(reply.json()).toMatchObject({ code: 200, data: { username: 'MTODEMO1' } });
    expect(world.providers.calls).toEqual(['clientSignature', 'authenticate', 'identify', 'enterPlatformByKey']);
    expect((await profile(jar.keep(reply))).statusCode).toBe(200);
  });

  it('accepts writes from our own pages only', async () => {
    const url = '/api/provider/refresh-portal-token';
    const { cookie } = jar.headers();
    for (const headers of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(
        (await world.app.inject({ method: 'POST', url, headers: { cookie: cookie!, ...headers } })).statusCode,
      ).toBe(403);
    }
    expect(
      (await world.app.inject({ method: 'POST', url, headers: { 'x-user-auth': jar.get('portalToken')! } })).statusCode,
    ).toBe(200);
  });
});
