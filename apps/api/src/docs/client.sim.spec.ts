import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, createClient, memorySession, type ApiClient } from '@housebrand/api-client';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { seedDemoWorld } from '../seed/demo-world';
import { apiBeforePortal } from '../testing/api-before-portal';

const README = join(import.meta.dirname, '../../../../libs/api-client/README.md');
const credentials = (username = 'MTODEMO1') => ({
  body: { prefix: username.replace(/DEMO\d$/, ''), username, password: 'Chips-2026!' },
});

describe('API client', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;
  let baseUrl: string;

  beforeAll(async () => {
    simulator = await startSimulator();
    world = await openTestWorld({ application: apiBeforePortal, simulator });
    ({ app } = world);
    await seedDemoWorld(app);
    await app.listen(0, '127.0.0.1');
    baseUrl = await app.getUrl();
    // a member must have logged in once before receiving gifts
    await createClient({ baseUrl }).login(credentials('MTODEMO3'));
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });
  beforeEach(() => simulator.clearFaults());

  const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  };
  const member = async (username?: string): Promise<ApiClient> => {
    const api = createClient({ baseUrl, language: 'en' });
    await api.login(credentials(username));
    return api;
  };

  it('runs the first example of its README', async () => {
    const [, block] = /## First use[^]*?```ts\n([^]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
    const script = block!.replace(/^import .*$/m, '').replace('http://localhost:3000', baseUrl);
    const said: unknown[][] = [];
    const run = new Function('ApiError', 'createClient', 'console', `return (async () => {${script}})()`);
    await run(ApiError, createClient, { log: (...args: unknown[]) => said.push(args) });
    expect(said).toEqual([
      [expect.any(Number), expect.any(Number), expect.any(Number)],
      [404, 404, expect.stringMatching(/^[A-Z]/), 'never'],
    ]);
  });

  it('uses the token of the login, and each renewed token from a reply', async () => {
    const session = memorySession();
    const api = createClient({ baseUrl, session });
    await api.login(credentials());
    const first = session.read();
    await api.refreshSession();
    expect(session.read()).not.toBe(first);
    await expect(api.getProfile()).resolves.toMatchObject({ username: 'MTODEMO1' });
    expect(await refusalOf(createClient({ baseUrl, session: memorySession(first) }).getProfile())).toMatchObject({
      status: 401,
      mayRepeat: 'signedIn',
    });
    await api.logout();
    expect(session.read()).toBeNull();
  });

  it('drops an expired session, but keeps its session when a new login is refused', async () => {
    const session = memorySession('no-such-token');
    const api = createClient({ baseUrl, session });
    const wrong = { body: { ...credentials().body, password: 'Wrong-2026!' } };
    expect(await refusalOf(api.login(wrong))).toMatchObject({ status: 401, mayRepeat: 'corrected' });
    expect(session.read()).toBe('no-such-token');
    await refusalOf(api.getProfile());
    expect(session.read()).toBeNull();
  });

  it("moves money once when a lost call is repeated with the error's idempotency key", async () => {
    const keys: (string | null)[] = [];
    let isLost = true;
    const lossy = async (request: Request): Promise<Response> => {
      keys.push(request.headers.get('idempotency-key'));
      const response = await fetch(request);
      if (!isLost || !request.url.endsWith('/send_gift')) return response;
      isLost = false;
      await response.text();
      throw new TypeError('the connection was reset');
    };
    const session = memorySession();
    await createClient({ baseUrl, session }).login(credentials());
    const api = createClient({ baseUrl, session, fetch: lossy });
    const { total } = await api.listPayments({ path: { viewMode: 'gift_sent' } });
    const gift = { body: { depositUsername: 'MTODEMO1', receiverUsername: 'MTODEMO3', amount: 100 } };
    const lost = await refusalOf(api.sendGift(gift));
    expect(lost).toMatchObject({ code: 0, status: 0, mayRepeat: 'sameKey', idempotencyKey: keys[1] });
    await api.sendGift({ ...gift, idempotencyKey: lost.idempotencyKey! });
    expect(await api.listPayments({ path: { viewMode: 'gift_sent' } })).toMatchObject({ total: total + 1 });
    expect(keys[2]).toBe(keys[1]);
  });

  it('generates a new idempotency key for each call', async () => {
    const api = await member('NAGADEMO1');
    const coupon = { body: { couponCode: 'NO-SUCH-COUPON' } };
    const [one, other] = [await refusalOf(api.redeemCoupon(coupon)), await refusalOf(api.redeemCoupon(coupon))];
    expect(one.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(other.idempotencyKey).not.toBe(one.idempotencyKey);
  });

  it("returns the server's message in the client's language, with field errors and the request id", async () => {
    const english = await member();
    const call = { path: { viewMode: 'all' as const }, query: { limit: -1 } };
    const refused = await refusalOf(english.listPayments(call));
    expect(refused).toMatchObject({ code: 422, status: 422, mayRepeat: 'corrected', requestId: expect.any(String) });
    expect(refused.errors).toEqual([{ field: 'limit', message: expect.stringMatching(/[a-z]/) }]);
    const thai = createClient({ baseUrl });
    await thai.login(credentials());
    expect((await refusalOf(thai.listPayments(call))).message).toMatch(/[ก-๙]/);
  });

  it('allows retrying a read after a provider error', async () => {
    const api = await member();
    await simulator.addFault({ kind: 'http503', system: 'memberSystem', call: 'getProfileAndCredit', times: 1 });
    const credit = { path: { prefix: 'MTO' }, body: { username: 'MTODEMO1' } };
    const silent = await refusalOf(api.getCredit(credit));
    expect(silent).toMatchObject({ status: 503, mayRepeat: 'sameKey', idempotencyKey: null });
  });

  it('authenticates with an agent key', async () => {
    const agent = createClient({ baseUrl, agentKey: 'demo-agent-key-mto' });
    await expect(agent.listMembers()).resolves.toMatchObject({ total: expect.any(Number) });
    expect(await refusalOf(createClient({ baseUrl, agentKey: 'wrong' }).listMembers())).toMatchObject({ status: 401 });
  });

  it('reports an unreachable server', async () => {
    const unreachable = createClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await refusalOf(unreachable.getProfile())).toMatchObject({ code: 0, status: 0, mayRepeat: 'sameKey' });
  });
});
