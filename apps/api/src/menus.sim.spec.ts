import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, visit, type RunningSimulator } from '@housebrand/providers/testing';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { seedDemoWorld } from './seed/demo-world';
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
      ['/api/apps/daily_quest/LOTUS', 'ภารกิจประจำวันเปิดให้ตั้งแต่ระดับซิลเวอร์', 'Available from Silver: Daily quests'],
      [
        '/api/apps/tournaments/leaderboards/LOTUS',
        'ทัวร์นาเมนต์เปิดให้ตั้งแต่ระดับซิลเวอร์',
        'Available from Silver: Tournaments',
      ],
      [
        '/api/apps/affiliates/summary/LOTUS/LOTUSDEMO2',
        'แนะนำเพื่อนเปิดให้ตั้งแต่ระดับซิลเวอร์',
        'Available from Silver: Invite friends',
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

  it("opens quests, tournaments and cashback to MTO's new members", async () => {
    const cookie = await enter('MTODEMO2', 'MTO');
    for (const url of [
      '/api/apps/daily_quest/MTO',
      '/api/apps/tournaments/leaderboards/MTO',
      '/api/provider/check-cash-back',
    ])
      expect([url, (await ask(cookie, url)).statusCode]).toEqual([url, 200]);
  });

  it('opens the daily games from the tier that includes them', async () => {
    const launch = (operation: string, cookie: string) =>
      app.inject({
        method: 'POST',
        url: `/api/provider/${operation}`,
        headers: { cookie, origin: 'http://localhost:3000' },
      });
    const opened = (await launch('daily-check-in', await enter('LOTUSDEMO1'))).json();
    expect(opened).toMatchObject({ code: 0, result: { uri: expect.stringContaining('/offers?ticket=') } });
    const lowest = await enter('LOTUSDEMO2');
    for (const [operation, message] of [
      ['daily-check-in', 'เช็คอินรายวันเปิดให้ตั้งแต่ระดับซิลเวอร์'],
      ['wheel', 'วงล้อนำโชคเปิดให้ตั้งแต่ระดับซิลเวอร์'],
      ['gashapon', 'กาชาปองเปิดให้ตั้งแต่ระดับโกลด์'],
    ]) {
      const reply = await launch(operation!, lowest);
      expect([operation, reply.statusCode, reply.json().message]).toEqual([operation, 403, message]);
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

  it.each([
    ['MTO', '#0a1020'],
    ['NAGA', '#04201a'],
  ])("opens an offer in the agent's colours: %s", async (prefix, ground) => {
    const cookie = await enter(`${prefix}DEMO3`, prefix);
    const headers = { cookie, origin: 'http://localhost:3000' };
    const launch = await app.inject({ method: 'POST', url: '/api/provider/wheel', headers });
    const page = await (await visit(launch.json().result.uri)).text();
    expect(page.toLowerCase()).toContain(`"ground":"${ground}"`);
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
});
