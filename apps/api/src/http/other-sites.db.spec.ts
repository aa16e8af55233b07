import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { AgentEditorService } from '@housebrand/theming/nest';
import { describeApi } from '../testing/described-api';
import { apiBeforePortal } from '../testing/api-before-portal';

const OWN = 'https://play.example';
const RIVER = 'https://river.example';
const NAGA = 'https://naga.example:8443';
const FOREIGN = ['https://evil.example', 'http://river.example', `${RIVER}:444`, `${RIVER}.evil.example`, 'null', '*'];
const LOGIN = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };

describe("agent's site on another host than the API", () => {
  let world: TestWorld;
  let app: NestFastifyApplication;
  let token: string;

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal, settings: { publicOrigin: OWN, secure: true } });
    ({ app } = world);
    ({ token } = await describeApi(app));
    const editor = app.get(AgentEditorService, { strict: false });
    await editor.change('MTO', { sites: [{ host: 'river.example', lineID: '' }] });
    await editor.change('NAGA', { sites: [{ host: 'naga.example:8443', lineID: '' }] });
  });
  afterAll(() => world?.close());

  const sent = (origin: string, headers: Record<string, string> = {}) => ({
    headers: { origin, 'sec-fetch-site': 'cross-site', ...headers },
  });
  const preflight = (origin: string, url = '/api/provider/login') =>
    app.inject({ method: 'OPTIONS', url, ...sent(origin, { 'access-control-request-method': 'POST' }) });
  const config = (origin: string) => app.inject({ url: '/api/apps/agent_configs/MTO', ...sent(origin) });
  const spelled = (url: string) => app.inject({ url, ...sent(NAGA, { 'x-user-auth': token }) });
  const devices = (origin: string, headers: Record<string, string>) =>
    app.inject({ url: '/api/apps/sessions/MTO/MTODEMO1', ...sent(origin, headers) });
  const login = (origin: string, prefix: string) =>
    app.inject({ method: 'POST', url: '/api/provider/login', ...sent(origin), payload: { ...LOGIN, prefix } });
  const refresh = (origin: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/provider/refresh-portal-token', ...sent(origin, headers) });

  it('receives the allowed headers in a preflight reply, without credentials', async () => {
    const { statusCode, headers } = await preflight(RIVER);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, RIVER]);
    expect(headers['access-control-allow-headers']).toMatch(/content-type, idempotency-key.*x-user-auth/);
    expect(headers['access-control-allow-headers']).not.toContain('x-agent-key');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['vary']).toContain('origin');
  });

  it.each(FOREIGN)(
    'is refused at the unknown origin %s in the preflight request and when reading replies',
    async (origin) => {
      const [requested, read] = [await preflight(origin), await config(origin)];
      expect(requested.statusCode).toBe(403);
      for (const { headers } of [requested, read]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(headers['vary']).toContain('origin');
      }
      expect((await login(origin, 'MTO')).statusCode).toBe(403);
    },
  );

  it('reads public data and the exposed headers, also from the cache', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { statusCode, headers } = await config(RIVER);
      expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([
        200,
        RIVER,
        'accept-encoding, origin',
      ]);
      expect(headers['access-control-expose-headers']).toMatch(/^date, .*x-token-expired-at, x-user-auth/);
      // a cached reply must not carry the origin of an earlier request
      const own = await app.inject({ url: '/api/apps/agent_configs/MTO' });
      expect(own.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('authenticates with its token, never with a cookie', async () => {
    expect((await devices(RIVER, { 'x-user-auth': token })).statusCode).toBe(200);
    for (const name of ['jwt', 'portalToken'])
      expect((await devices(RIVER, { cookie: `${name}=${token}` })).statusCode).toBe(401);
    expect((await devices(OWN, { cookie: `jwt=${token}` })).statusCode).toBe(200);
    const renewed = await refresh(RIVER, { 'x-user-auth': token });
    expect([renewed.statusCode, renewed.headers['set-cookie']]).toEqual([200, undefined]);
    token = renewed.headers['x-user-auth'] as string;
    expect((await devices(RIVER, { 'x-user-auth': token })).statusCode).toBe(200);
  });

  it('creates passkeys for its own host, but not for unknown origins', async () => {
    const url = '/api/apps/second_factors/MTO/MTODEMO1/passkey';
    const made = (origin: string) =>
      app.inject({ method: 'POST', url, ...sent(origin, { 'x-user-auth': token }), payload: {} });
    expect((await made(RIVER)).json()).toMatchObject({ data: { rp: { id: 'river.example', name: 'MTO' } } });
    expect((await made(OWN)).json()).toMatchObject({ data: { rp: { id: 'play.example' } } });
    for (const origin of FOREIGN) expect((await made(origin)).statusCode).toBe(409);
    expect((await made(NAGA)).statusCode).toBe(403);
  });

  it("serves only its own agent's members", async () => {
    expect((await preflight(NAGA)).statusCode).toBe(204);
    expect((await devices(NAGA, { 'x-user-auth': token })).statusCode).toBe(403);
    expect((await login(NAGA, 'MTO')).statusCode).toBe(403);
    expect((await login(NAGA, 'mto ')).statusCode).toBe(403);
    // 503: the providers are unreachable, so the request passed our checks
    expect((await login(RIVER, 'MTO')).statusCode).toBe(503);
    expect((await login(RIVER, 'mto')).headers['access-control-allow-origin']).toBe(RIVER);
  });

  it.each(['/%61pi/apps/sessions/MTO/MTODEMO1', '/api/%61pps/sessions/MTO/MTODEMO1'])(
    'refuses members of other agents at the spelling %s',
    async (url) => {
      const { statusCode, headers } = await spelled(url);
      expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([
        403,
        NAGA,
        expect.stringContaining('origin'),
      ]);
    },
  );

  it('is allowed and refused at once when the agent changes its sites', async () => {
    const editor = app.get(AgentEditorService, { strict: false });
    const next = 'https://next.example';
    expect((await preflight(next)).statusCode).toBe(403);
    await editor.change('MTO', { sites: [{ host: 'next.example', lineID: '' }] });
    expect([(await preflight(next)).statusCode, (await preflight(RIVER)).statusCode]).toEqual([204, 403]);
    expect((await devices(RIVER, { 'x-user-auth': token })).headers['access-control-allow-origin']).toBeUndefined();
    await editor.change('MTO', { sites: [{ host: 'river.example', lineID: '' }] });
  });

  it('cannot read our pages', async () => {
    const page = await app.inject({ url: '/MTO', ...sent(RIVER) });
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
  });
});
