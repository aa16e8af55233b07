import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, ForbiddenException, Get, Injectable, Module, Post, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { NotFound } from '@housebrand/shared';
import { AppLog, SharedModule, type Principal } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { providers, ProvidersModule } from '@housebrand/providers/nest';
import {
  connectGateways,
  GivenTokens,
  logIn,
  startSimulator,
  type RunningSimulator,
} from '@housebrand/providers/testing';
import { tiers, TiersModule } from '@housebrand/tiers/nest';
import { wallet, WalletModule } from '@housebrand/wallet/nest';

const open = () => Promise.resolve();

/** A controller of the host application. */
@Controller('api/own')
class OwnController {
  @Get()
  read() {
    return { plain: true };
  }

  @Post()
  take(@Body() body: { anything?: string }) {
    return body;
  }

  @Get('closed')
  refuse(): never {
    throw new ForbiddenException('not today');
  }
}

/** The host's own login, which is unrelated to ours. */
@Injectable()
class OwnLogin {
  of(token: string | undefined): Principal | null {
    if (token !== 'river-session') return null;
    return { kind: 'member', prefix: 'MTO', username: 'MTODEMO1', memberId: 'm1', sessionId: 's1' };
  }
}

@Module({ providers: [OwnLogin], exports: [OwnLogin] })
class LoginModule {}

const walletPorts = () => ({
  deposits: { assertMayDeposit: () => Promise.resolve(false) },
  calendar: { zoneOf: () => Promise.resolve('Asia/Bangkok') },
  giftSettings: { of: () => Promise.resolve({ minSatang: 100n, countPerDay: 3, totalSatangPerDay: 100_000n }) },
  gifts: { mayReceive: () => Promise.resolve(true) },
  extras: {
    assertMayTake: open,
    isHeld: () => Promise.resolve(false),
    isTurnoverOwed: () => Promise.resolve(true),
  },
  play: {
    hasBetFeed: () => Promise.resolve(false),
    turnoverSince: () => Promise.resolve(0n),
    unsettled: () => Promise.resolve({ bets: 0, stakeSatang: 0 }),
  },
});

const tiersPorts = () => ({
  agents: { assertExists: (prefix: string) => (prefix === 'MTO' ? open() : Promise.reject(new NotFound())) },
  bets: {
    register: () => ({ follow: open }),
    of: () => Promise.resolve([]),
  },
  played: {
    assertOffered: open,
    isOffered: () => Promise.resolve(false),
    isReadUntil: () => Promise.resolve(true),
    sums: () => Promise.resolve([]),
  },
});

const start = async (module: Type): Promise<NestFastifyApplication> => {
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), options);
  await app.listen(0, '127.0.0.1');
  return app;
};

const log = new AppLog('silent');

describe('host application that mounts wallet and tiers', () => {
  let simulator: RunningSimulator;
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let origin: string;

  beforeAll(async () => {
    simulator = await startSimulator();
    database = await createTestDatabase([...(wallet.migrations ?? []), ...(tiers.migrations ?? [])]);
    await database.database.forAgent('MTO', (tx) =>
      tiers.seed!.once!(tx, { now: new Date(), regulars: [], restartConsumer: open }),
    );
    const tokens = new GivenTokens();
    const gateways = connectGateways({ baseUrls: simulator.baseUrls });
    const member = { prefix: 'MTO', username: 'MTODEMO1' };
    await logIn(gateways, { ...member, password: 'Chips-2026!' });
    tokens.give(member, gateways.tokens.given(member));
    await gateways.close();
    const { memberSystem, gamePlatform, external } = simulator.baseUrls;
    const at = (url: string) => ({ url, secret: '' });
    const systems = { memberSystem: at(memberSystem), gamePlatform: at(gamePlatform), external: at(external) };

    @Module({
      imports: [
        SharedModule.forRootAsync({
          domains: [providers, wallet, tiers],
          imports: [LoginModule],
          inject: [OwnLogin],
          useFactory: (login: OwnLogin) => ({
            settings: testSettings({ databaseUrl: database.url, providers: systems }),
            database: database.database,
            log,
            callers: { of: ({ headers }) => Promise.resolve(login.of(headers.authorization)) },
            stepUp: { require: open },
            menus: { assertOpen: open },
          }),
        }),
        ProvidersModule.forRootAsync({ useFactory: () => ({ tokens }) }),
        WalletModule.forRootAsync({ prefix: '/casino', useFactory: walletPorts }),
        TiersModule.forRootAsync({ prefix: '/casino', useFactory: tiersPorts }),
      ],
      controllers: [OwnController],
    })
    class HostModule {}

    app = await start(HostModule);
    origin = await app.getUrl();
  });

  afterAll(async () => {
    await app?.close();
    await database?.close();
    await simulator?.stop();
  });

  const session = { authorization: 'river-session' };
  const json = { 'content-type': 'application/json' };
  const credit = (headers: Record<string, string>, username = 'MTODEMO1') =>
    fetch(`${origin}/casino/api/apps/getProfileAndCredit/MTO`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify({ username }),
    });

  it("serves a member's credit through the host's login and prefix", async () => {
    const reply = await credit(session);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { code, data } = (await reply.json()) as { code: number; data: { balanceSatang: number } };
    expect(code).toBe(200);
    expect(data.balanceSatang).toBeGreaterThan(0);
    expect((await fetch(`${origin}/api/apps/getProfileAndCredit/MTO`, { method: 'POST' })).status).toBe(404);
  });

  it('rejects requests about other members and from guests', async () => {
    expect((await credit(session, 'MTODEMO2')).status).toBe(403);
    const refused = await credit({});
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 401, data: null, message: expect.any(String) });
  });

  it('serves the tiers in both languages, with an entity tag', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${origin}/casino/api/apps/user_tier_configs.content?agentID=MTO`, { headers });
    const thai = await ask({ 'accept-language': 'th' });
    expect(await thai.text()).toContain('ภารกิจรายวัน');
    const english = await ask({ 'accept-language': 'en' });
    expect(await english.text()).toContain('Daily quests');
    expect((await ask({ 'accept-language': 'th', 'if-none-match': thai.headers.get('etag')! })).status).toBe(304);
    const progress = await fetch(`${origin}/casino/api/apps/user_tier_progress/MTO/MTODEMO1`, { headers: session });
    expect(await progress.json()).toMatchObject({ code: 200, data: { overall: expect.any(Number) } });
  });

  it('validates input and rejects forms', async () => {
    const url = `${origin}/casino/api/apps/getProfileAndCredit/MTO`;
    const unknown = await fetch(url, {
      method: 'POST',
      headers: { ...json, ...session },
      body: '{"x":2}',
    });
    expect(unknown.status).toBe(422);
    const form = { ...session, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await fetch(url, { method: 'POST', headers: form, body: 'username=MTODEMO1' });
    expect([sent.status, sent.headers.has('x-request-id')]).toEqual([415, true]);
  });

  it("leaves the host's own controllers unchanged", async () => {
    const read = await fetch(`${origin}/api/own`);
    expect(await read.json()).toEqual({ plain: true });
    expect(read.headers.has('x-request-id') || read.headers.has('content-security-policy')).toBe(false);
    const body = '{"anything":"goes","and":{"more":1}}';
    const taken = await fetch(`${origin}/api/own`, { method: 'POST', headers: json, body });
    expect([taken.status, await taken.json()]).toEqual([201, JSON.parse(body)]);
    const closed = await fetch(`${origin}/api/own/closed`);
    expect(await closed.json()).toEqual({ error: 'Forbidden', message: 'not today', statusCode: 403 });
    expect(await (await fetch(`${origin}/nowhere`)).json()).toMatchObject({ error: 'Not Found' });
  });
});

describe('incomplete host application', () => {
  it('fails at the start with all missing modules of every domain', async () => {
    @Module({
      imports: [
        WalletModule.forRootAsync({ useFactory: walletPorts }),
        TiersModule.forRootAsync({ useFactory: tiersPorts }),
      ],
    })
    class Forgetful {}

    const failure = await start(Forgetful).catch((error: Error) => error.message);
    expect(failure).toMatch(/WalletModule needs .*CreditTransfer, Database.*; TiersModule needs .*IdentityGateway/);
    expect(failure).toContain('SharedModule.forRootAsync');
    expect(failure).toContain('ProvidersModule.forRootAsync');
  });

  it('fails with the ports that a factory does not provide', async () => {
    @Module({
      imports: [
        SharedModule.forRootAsync({
          domains: [],
          useFactory: () => ({
            settings: testSettings(),
            log,
            callers: { of: () => Promise.resolve(null) },
            stepUp: { require: open },
            menus: { assertOpen: open },
          }),
        }),
        ProvidersModule.forRootAsync({ useFactory: () => ({ tokens: new GivenTokens() }) }),
        TiersModule.forRootAsync({ useFactory: () => ({}) as ReturnType<typeof tiersPorts> }),
      ],
    })
    class Incomplete {}

    await expect(start(Incomplete)).rejects.toThrow(
      /TiersModule.*\{ agents: TierAgents, bets: BetLog, played: PlayedBets \}/,
    );
  });
});
