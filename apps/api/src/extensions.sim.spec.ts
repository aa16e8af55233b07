import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { extensionNames } from '@housebrand/providers';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { seedDemoWorld } from './seed/demo-world';
import { apiBeforePortal } from './testing/api-before-portal';

const NOT_OFFERED = 'ยังไม่เปิดให้บริการบนเว็บไซต์นี้';
const MEMBER = { prefix: 'MTO', username: 'MTODEMO3', password: 'Chips-2026!' };

interface Requested {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
  isGuest?: boolean;
}
type Fallback = Requested & { status: number; isRight: (body: Record<string, unknown>) => boolean };

const isRefused = { status: 503, isRight: ({ message }: Record<string, unknown>) => message === NOT_OFFERED };
const own = { username: MEMBER.username };

/**
 * What the API does without each extension (see decisions, Extensions). A new extension fails here until it is added.
 */
const WITHOUT: Readonly<Record<string, readonly Fallback[]>> = {
  guestLists: [
    {
      method: 'GET',
      url: '/api/provider/game-list?gameType=Keno&prefix=MTO',
      isGuest: true,
      status: 200,
      isRight: ({ result }) => (result as unknown[]).length > 0,
    },
  ],
  balance: [
    {
      method: 'POST',
      url: '/api/apps/getProfileAndCredit/MTO',
      payload: own,
      status: 200,
      isRight: ({ data }) => (data as { balanceSatang: number }).balanceSatang > 0,
    },
  ],
  creditTransfer: [
    { method: 'POST', url: '/api/apps/coupons.redeem', payload: { couponCode: 'WELCOME-7K2M-93QX' }, ...isRefused },
  ],
  betFeed: [
    { method: 'GET', url: '/api/apps/daily_quest/MTO', ...isRefused },
    { method: 'GET', url: '/api/apps/tournaments/leaderboards/MTO', ...isRefused },
    // this coupon has a turnover requirement, which needs the bet feed
    { method: 'POST', url: '/api/apps/coupons.redeem', payload: { couponCode: 'WELCOME-7K2M-93QX' }, ...isRefused },
    { method: 'GET', url: `/api/apps/affiliates/income_histories/MTO/${MEMBER.username}`, ...isRefused },
  ],
  memberMessages: [
    {
      method: 'GET',
      url: `/api/apps/notifications/MTO/${MEMBER.username}/channels`,
      status: 200,
      isRight: ({ data }) => (data as { channels: unknown[] }).channels.length === 0,
    },
  ],
  memberStatement: [
    {
      method: 'GET',
      url: '/api/apps/payments/statement',
      status: 200,
      isRight: ({ data }) => {
        const { lines } = data as { lines: { balanceAfterSatang: number | null }[] };
        return lines.length > 0 && lines.every(({ balanceAfterSatang }) => balanceAfterSatang === null);
      },
    },
    {
      method: 'GET',
      url: '/api/apps/payments/all',
      status: 200,
      isRight: ({ data }) => (data as unknown[]).length > 0,
    },
  ],
  sportTicket: [{ method: 'POST', url: '/api/provider/launch-sport-lobby', payload: { lobby: 'SPORT' }, ...isRefused }],
  redirectLogin: [{ method: 'POST', url: '/api/apps/redirectLogin/MTO', payload: own, ...isRefused }],
  providerPrefixList: [{ method: 'POST', url: '/api/apps/providerPrefixList/MTO', payload: {}, ...isRefused }],
  bridgeGameList: [{ method: 'POST', url: '/api/apps/gameList/MTO', payload: { tab: 'Slot' }, ...isRefused }],
};

describe('portal of a provider without extensions', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;
  let cookie: string;

  beforeAll(async () => {
    simulator = await startSimulator();
    for (const extension of extensionNames())
      await simulator.control('POST', '/control/extensions', { extension, isOffered: false });
    world = await openTestWorld({ application: apiBeforePortal, simulator });
    ({ app } = world);
    await seedDemoWorld(app);
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload: MEMBER });
    expect(reply.json()).toMatchObject({ code: 0 });
    cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  const ask = ({ method, url, payload, isGuest }: Requested) =>
    app.inject({
      method,
      url,
      headers: { origin: 'http://localhost:3000', 'idempotency-key': randomUUID(), ...(!isGuest && { cookie }) },
      ...(payload && { payload }),
    });

  it.each(extensionNames().filter((name) => name !== 'sportLobbyPassword'))(
    'is served as decided without %s',
    async (name) => {
      expect(WITHOUT[name]).toBeDefined();
      for (const fallback of WITHOUT[name]!) {
        const reply = await ask(fallback);
        const body = reply.json<Record<string, unknown>>();
        expect([fallback.url, reply.statusCode, fallback.isRight(body) ? 'as decided' : body]).toEqual([
          fallback.url,
          fallback.status,
          'as decided',
        ]);
      }
    },
  );

  it('gets a page that leads back instead of the sport lobby without sportLobbyPassword', async () => {
    const change = { sportLobbyForm: true };
    const key = { 'x-agent-key': 'demo-agent-key-mto' };
    expect(
      (await app.inject({ method: 'PATCH', url: '/api/apps/agent_configs/MTO', headers: key, payload: change }))
        .statusCode,
    ).toBe(200);
    const launched = await ask({
      method: 'POST',
      url: '/api/provider/launch-sport-lobby',
      payload: { lobby: 'SPORT' },
    });
    const { pathname } = new URL(launched.json<{ result: { uri: string } }>().result.uri);
    const page = await app.inject({ url: pathname });
    expect([page.statusCode, page.body]).toEqual([410, expect.stringMatching(/href="http:..localhost(:\d+)?.MTO"/)]);
  });
});
