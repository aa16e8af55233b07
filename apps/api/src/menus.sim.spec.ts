import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, visit, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { seedDemoWorld } from './seed/demo-world';
import { Statements } from './testing/statements';
import { operationsOf } from './testing/api-operations';
import { apiBeforePortal } from './testing/api-before-portal';

describe('call that belongs to a menu', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    simulator = await startSimulator();
    world = await openTestWorld({ application: apiBeforePortal, simulator });
    ({ app } = world);
    await seedDemoWorld(app);
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  async function enter(username: string, prefix = 'LOTUS'): Promise<string> {
    const payload = { prefix, username, password: 'Chips-2026!' };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
    expect(reply.json()).toMatchObject({ code: 0 });
    return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }
  const ask = (cookie: string, url: string, language = 'th') =>
    app.inject({ url, headers: { cookie, 'accept-language': language } });

  it("is refused below the tier that opens the menu, with that tier's name", async () => {
    const cookie = await enter('LOTUSDEMO2');
    for (const [url, th, en] of [
      ['/api/apps/daily_quest/LOTUS', 'เมนูนี้เปิดตั้งแต่ระดับ ซิลเวอร์ ขึ้นไป', 'This menu opens from the Silver tier'],
      [
        '/api/apps/tournaments/leaderboards/LOTUS',
        'เมนูนี้เปิดตั้งแต่ระดับ ซิลเวอร์ ขึ้นไป',
        'This menu opens from the Silver tier',
      ],
      [
        '/api/apps/affiliates/summary/LOTUS/LOTUSDEMO2',
        'เมนูนี้เปิดตั้งแต่ระดับ ซิลเวอร์ ขึ้นไป',
        'This menu opens from the Silver tier',
      ],
    ] as const) {
      for (const [language, message] of [
        ['th', th],
        ['en', en],
      ] as const) {
        const reply = await ask(cookie, url, language);
        expect([url, reply.statusCode, reply.json()]).toEqual([
          url,
          403,
          expect.objectContaining({ code: 403, message }),
        ]);
      }
    }
  });

  it('opens the daily games from the tier that includes them', async () => {
    const cookie = await enter('LOTUSDEMO2');
    const launch = (operation: string) =>
      app.inject({
        method: 'POST',
        url: `/api/provider/${operation}`,
        headers: { cookie, origin: 'http://localhost:3000' },
      });
    const opened = (await launch('daily-check-in')).json();
    expect(opened).toMatchObject({ code: 0, result: { uri: expect.stringContaining('/offers?ticket=') } });
    for (const [operation, tier] of [
      ['wheel', 'ซิลเวอร์'],
      ['gashapon', 'โกลด์'],
    ]) {
      const reply = await launch(operation!);
      expect([operation, reply.statusCode, reply.json().message]).toEqual([
        operation,
        403,
        `เมนูนี้เปิดตั้งแต่ระดับ ${tier} ขึ้นไป`,
      ]);
    }
  });

  it.each([
    ['mto.localhost:3000', 'http://mto.localhost:3000/MTO'],
    ['localhost', 'http://localhost/MTO'],
    ['evil.example', 'http://localhost:3000/MTO'],
  ])('leads back to the site that requested the launch: %s', async (host, home) => {
    const cookie = await enter('MTODEMO1', 'MTO');
    const headers = { cookie, host, origin: 'http://localhost:3000' };
    const launch = await app.inject({ method: 'POST', url: '/api/provider/daily-check-in', headers });
    expect(await (await visit(launch.json().result.uri)).text()).toContain(`"redirectUrl":"${home}"`);
  });

  it('reports that sports are unavailable if the provider has no tickets', async () => {
    const cookie = await enter('LOTUSDEMO3');
    await simulator.control('POST', '/control/extensions', { extension: 'sportTicket', isOffered: false });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/provider/launch-sport-lobby',
      headers: { cookie, origin: 'http://localhost:3000' },
      payload: { lobby: 'SPORT' },
    });
    await simulator.control('POST', '/control/extensions', { extension: 'sportTicket', isOffered: true });
    expect([reply.statusCode, reply.json()]).toEqual([503, expect.objectContaining({ code: 503, result: null })]);
    expect(reply.json().message).not.toMatch(/ระบบ(ขัดข้อง|ยังไม่พร้อม)/);
  });

  it("returns promotions and the referral link in the request's language", async () => {
    const cookie = await enter('LOTUSDEMO3');
    const [th, en] = [
      (await ask(cookie, '/api/provider/promotion')).json().result,
      (await ask(cookie, '/api/provider/promotion', 'en')).json().result,
    ];
    expect(th.map(({ id }: { id: string }) => id)).toEqual(['lotus-daily', 'lotus-week', 'lotus-games']);
    expect(th.map(({ title }: { title: string }) => title)).not.toEqual(
      en.map(({ title }: { title: string }) => title),
    );
    const detail = (await ask(cookie, '/api/provider/promotion-detail/lotus-week', 'en')).json().result;
    expect(detail).toMatchObject({
      ...en[1],
      minDepositSatang: 50_000,
      bonusPercentage: 20,
      maxBonusSatang: 100_000,
      turnoverMultiplier: 5,
    });
    const picture = await app.inject({ url: detail.imgUrl });
    expect(picture.headers['content-type']).toMatch(/^image\//);
    const past = (await ask(cookie, '/api/provider/promotion-detail/lotus-opening')).json().result;
    expect(new Date(past.endsAt).getTime()).toBeLessThan(Date.now());
    const none = await ask(cookie, '/api/provider/promotion-detail/mto-week');
    expect([none.statusCode, none.json()]).toEqual([
      404,
      expect.objectContaining({ code: 404, message: 'ไม่พบโปรโมชันนี้', result: null }),
    ]);
    const first = (await ask(cookie, '/api/provider/link-affiliate')).json().result;
    expect(first.link).toMatch(new RegExp(`/LOTUS/r/${first.code}\\.html$`));
    expect((await ask(cookie, '/api/provider/link-affiliate')).json().result).toEqual(first);
  });

  it('is allowed from the tier that opens the menu', async () => {
    const cookie = await enter('LOTUSDEMO3');
    for (const url of ['/api/apps/daily_quest/LOTUS', '/api/apps/tournaments/leaderboards/LOTUS'])
      expect([url, (await ask(cookie, url)).statusCode]).toEqual([url, 200]);
  });

  describe('API', () => {
    const statements = new Statements();
    afterAll(() => statements.stop());

    /**
     * Maximum statements per call: none for cached data, one for the tier's menu, and one for the member's own data.
     */
    const FEW: Record<string, number> = {
      '/api/provider/profile': 0,
      '/api/provider/game-list': 0,
      '/api/apps/user_tier_configs': 0,
      '/api/apps/agent_configs/{prefix}': 0,
      '/api/apps/favorite_games/{prefix}/{username}': 1,
      '/api/apps/user_tier_progress/{prefix}/{username}': 1,
      '/api/apps/protection/{prefix}/{username}': 1,
      '/api/apps/daily_quest/{prefix}': 3,
      // the limits, and what was deposited in each of three periods
      '/api/apps/protection/{prefix}/{username}/limits': 4,
    };
    const MAX_STATEMENTS = 3;

    it('never writes during reads, and uses few statements', async () => {
      const cookie = await enter('LOTUSDEMO3');
      const names: Record<string, unknown> = { prefix: 'LOTUS', agentID: 'LOTUS' };
      const member = { username: 'LOTUSDEMO3', usernameOrTel: 'LOTUSDEMO3' };
      const operations = operationsOf((await app.inject({ url: '/docs/openapi.json' })).json());
      const reads = operations.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
      expect(reads.length).toBeGreaterThan(20);
      const found = [];
      for (const { path, params, query } of reads) {
        const value = (name: string, example: unknown) => String({ ...names, ...member }[name] ?? example ?? '1');
        const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name, params[name])));
        const requested = Object.fromEntries(
          Object.entries(query).map(([name, example]) => [name, value(name, example)]),
        );
        const sent = await statements.fewest((id) =>
          app.inject({ url, query: requested, headers: { cookie, 'x-request-id': id } }),
        );
        // exclude rate limits, whose counters change on every request
        const data = sent.filter((text) => !text.includes('rate_limit'));
        const writes = data.filter((text) => /\b(insert into|update|delete from)\b/i.test(text));
        if (writes.length > 0 || sent.length > (FEW[path] ?? MAX_STATEMENTS)) found.push({ path, sent });
      }
      expect(found).toEqual([]);
    });

    it('logs in with few statements', async () => {
      const payload = { prefix: 'LOTUS', username: 'LOTUSDEMO2', password: 'Chips-2026!' };
      const sent = await statements.fewest((id) =>
        app.inject({ method: 'POST', url: '/api/provider/login', payload, headers: { 'x-request-id': id } }),
      );
      expect(sent.length).toBeGreaterThan(1);
      expect(sent.length).toBeLessThanOrEqual(9);
    });
  });
});
