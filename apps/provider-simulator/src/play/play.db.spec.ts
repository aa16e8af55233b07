import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { businessDay } from '@housebrand/shared';
import { turnoverRequirementsOf } from '../books/turnover';
import { Storage } from '../storage/storage';
import { catalogue } from '../world/catalogue';
import { creditOf, memberToken, type RunningSimulator, runSimulator, sitDown } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

const start = async (token: string, changes: object = {}) =>
  simulator.post(
    '/member-system/c/m/startGame',
    {
      playerUsername: 'MTODEMO1',
      gameID: 'NAGX-0001',
      redirectUrl: 'http://localhost:3000/MTO/game',
      language: 'TH',
      provider: 'NAGX',
      gameType: 'Slot',
      ...changes,
    },
    { token },
  );
const pathOf = (uri: string): string => new URL(uri).pathname + new URL(uri).search;
const uriOf = ({ body }: { body: Record<string, unknown> }): string => (body['result'] as { uri: string }).uri;

describe('launch', () => {
  it('leads to a page whose address contains no ticket and no token', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    const entered = await simulator.get(pathOf(uriOf(await start(token))));
    expect(entered.status).toBe(303);
    const path = entered.headers.get('location')!;
    const cookie = entered.headers.get('set-cookie')!;
    expect(path).toMatch(/^\/play\/s\/[\w-]+$/);
    expect(cookie).toContain(`Path=${path};`);
    expect(cookie).toContain('HttpOnly');

    const page = await simulator.get(path, { cookie: cookie.split(';')[0]! });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).toContain('http://localhost:3000/MTO/game');
    expect(page.text).not.toContain(token);
  });

  it('works once', async () => {
    const uri = pathOf(uriOf(await start(await memberToken(simulator, 'MTODEMO1'))));
    expect((await simulator.get(uri)).status).toBe(303);
    const second = await simulator.get(uri);
    expect(second.status).toBe(410);
    expect(second.text).toContain('http://localhost:3000/MTO/game');
  });

  it('works for sixty seconds', async () => {
    const uri = pathOf(uriOf(await start(await memberToken(simulator, 'MTODEMO1'))));
    await simulator.post('/control/clock', { advanceMs: 61_000 });
    expect((await simulator.get(uri)).status).toBe(410);
    await simulator.post('/control/clock', {});
  });

  it("rejects another player, an unknown game, another studio's game and a closed studio", async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    expect((await start(token, { playerUsername: 'MTODEMO3' })).body['code']).toBe(2003);
    expect((await start(token, { gameID: 'NAGX-9999' })).body['code']).toBe(2001);
    expect((await start(token, { provider: 'LOTM' })).body['code']).toBe(2001);
    expect((await start(token, { gameID: 'DISABLED-GAME', provider: 'SIAM' })).body['code']).toBe(2001);
    await simulator.post('/control/openings', { provider: 'NAGX', isOpen: false });
    expect((await start(token)).body['code']).toBe(2002);
    await simulator.post('/control/openings', { provider: 'NAGX', isOpen: true });
  });

  it('rejects a return address with a script', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    expect((await start(token, { redirectUrl: 'javascript:alert(1)' })).body['code']).toBe(400);
  });

  it('refuses an unknown type of lottery, and a game that is no lottery', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    for (const type of ['XX', 'NAGX-0001', 'lotto'])
      expect((await simulator.post('/member-system/c/m/startLotto', { type }, { token })).body['code']).toBe(2001);
  });

  it('opens lottery and sport lobbies', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    for (const type of ['LOTTO', 'LOTTO_LAUNCH']) {
      const reply = await simulator.post('/member-system/c/m/startLotto', { type }, { token });
      expect((await simulator.get(pathOf(uriOf(reply)))).status).toBe(303);
    }
    for (const state of ['sport', 'sbo-sport', 'saba-sport']) {
      const body = { prefix: 'MTO', username: 'MTODEMO1', state, lang: 'th', redirectUrl: 'http://localhost:3000/MTO' };
      const reply = await simulator.post('/external/spa/member/lobby-ticket', body, {
        'x-api-key': 'simulator-secret',
      });
      expect((await simulator.get(pathOf(uriOf(reply)))).status).toBe(303);
    }
  });
});

describe('play session', () => {
  it('requires its cookie', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', 'NAGX-0001');
    const path = `/play/s/${seat.id}`;
    expect((await simulator.get(path)).status).toBe(410);
    expect((await simulator.get(path, { cookie: 'play=guess' })).status).toBe(410);
    const round = { roundId: randomUUID(), bets: [{ stake: 100 }] };
    expect((await simulator.post(`${path}/rounds`, round, { cookie: 'play=guess' })).status).toBe(401);
  });

  it("rejects a bet from another origin's page", async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', 'NAGX-0001');
    const headers = { cookie: seat.cookie, origin: 'http://evil.example' };
    const round = { roundId: randomUUID(), bets: [{ stake: 100 }] };
    expect((await simulator.post(`/play/s/${seat.id}/rounds`, round, headers)).status).toBe(403);
  });

  it('opens every family of games', async () => {
    const families = new Map(catalogue.map((game) => [`${game.family}/${game.variant}`, game.id]));
    for (const gameId of families.values()) {
      const seat = await sitDown(simulator, 'MTODEMO3', gameId);
      const table = await simulator.get(`/play/s/${seat.id}/table`, { cookie: seat.cookie });
      expect(table.body).toMatchObject({ game: { id: gameId }, rules: { minStake: 100 } });
    }
  });
});

/** Freezes the clock at noon in Bangkok, so that no business day ends during a test. */
const standAtNoon = () =>
  simulator.post('/control/clock', { now: `${businessDay(new Date())}T05:00:00.000Z`, frozen: true });

describe('external site offer', () => {
  beforeAll(standAtNoon);
  const home = 'http://localhost:3000/MTO';

  async function external(username: string) {
    const login = { username, password: 'Chips-2026!' };
    const reply = await simulator.post('/external/spa/member/login', login);
    const { access_token: token } = reply.body['result'] as { access_token: string };
    return { authorization: `Bearer ${token}` };
  }
  const ask = (name: string, as: Record<string, string>, body: object = { mainUrl: home }) =>
    simulator.post(`/external/api/external-app/${name}`, body, as);

  /** Opens a page as a browser does. */
  async function enter(uri: string) {
    const entered = await simulator.get(pathOf(uri));
    const path = entered.headers.get('location')!;
    const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
    return {
      page: () => simulator.get(path, { cookie }),
      take: (offer: string, choice?: string) => simulator.post(`${path}/turns`, { offer, choice }, { cookie }),
    };
  }
  const stateOf = (reply: { body: Record<string, unknown> }, offer: string) =>
    (reply.body['offers'] as { offer: string; prize: { name: string; amountSatang: number } | null }[]).find(
      (each) => each.offer === offer,
    )!;

  it.each(['wheel', 'gashapon', 'daily-check-in'])('gives one prize per business day: %s', async (offer) => {
    const as = await external('NAGADEMO1');
    const before = await creditOf(simulator, 'NAGADEMO1');
    const seat = await enter(uriOf(await ask(offer, as)));
    expect((await seat.page()).text).toContain(home);
    const first = await seat.take(offer);
    const { amountSatang } = stateOf(first, offer).prize!;
    expect(amountSatang).toBeGreaterThan(0);
    // A repeated request, as after a lost reply, returns the same turn.
    expect(stateOf(await seat.take(offer), offer)).toEqual(stateOf(first, offer));
    expect(await creditOf(simulator, 'NAGADEMO1')).toBe(before + amountSatang);
    const again = await ask(offer, as);
    expect(again.body).toMatchObject({ code: 2020, msg: 'วันนี้ใช้สิทธิ์ครบแล้ว กลับมาใหม่พรุ่งนี้' });
    expect((await simulator.get('/control/balance-check')).body).toEqual({ outOfBalance: [] });
  });

  it('raises the check-in prize with each consecutive day and restarts after a missed one', async () => {
    const checkIn = async () => {
      const seat = await enter(uriOf(await ask('daily-check-in', await external('LOTUSDEMO1'))));
      return stateOf(await seat.take('daily-check-in'), 'daily-check-in').prize!.name;
    };
    const days: string[] = [];
    for (const skipped of [1, 1, 2, 1]) {
      days.push(await checkIn());
      await simulator.post('/control/clock', { advanceMs: skipped * 86_400_000 });
    }
    await standAtNoon();
    expect(days).toEqual(['1', '2', '3', '1']);
  });

  it('sells a reward for points, and none for more points than the member has', async () => {
    const body = {
      agentId: 'MTO',
      userName: 'MTODEMO1',
      firstName: 'ส',
      lastName: 'ม',
      dateRegis: '2025-11-18T09:00:00Z',
    };
    const ways = { inWeb: true, remark: '', exitUrl: home, depositUrl: `${home}/deposit`, isMobileApp: false };
    const as = await external('MTODEMO1');
    expect((await ask('reward', as, { ...body, ...ways, userName: 'MTODEMO3' })).body['code']).toBe(2003);
    const seat = await enter(uriOf(await ask('reward', as, { ...body, ...ways })));
    expect((await seat.page()).text).toContain(`${home}/deposit`);
    const dear = await seat.take('reward', 'large');
    expect([dear.status, dear.body['error']]).toEqual([409, 'insufficientPoints']);
    const bought = await seat.take('reward', 'medium');
    expect(bought.body).toMatchObject({ points: 50 });
    expect((await seat.take('reward', 'small')).body['error']).toBe('turnUsed');
  });

  it("requires its cookie and the ticket's own path", async () => {
    const as = await external('MTODEMO3');
    const { pathname, search } = new URL(uriOf(await ask('wheel', as)));
    expect((await simulator.get(pathname.replace('offers', 'play') + search)).status).toBe(303);
    const seat = await enter(uriOf(await ask('wheel', as)));
    expect((await seat.take('gashapon')).status).toBe(401);
    const id = (await simulator.get(pathOf(uriOf(await ask('wheel', as))))).headers.get('location')!;
    expect((await simulator.get(id)).status).toBe(410);
    expect((await simulator.get(id.replace('offers', 'play'))).status).toBe(410);
  });

  it('shows all offers on the site behind the bridge', async () => {
    const body = { username: 'MTODEMO3', redirectUrl: home };
    const secret = { 'x-api-key': 'simulator-secret' };
    const reply = await simulator.post('/member-system/bridge/redirectLogin/MTO', body, secret);
    const { url } = reply.body['data'] as { url: string };
    const seat = await enter(url);
    for (const offer of ['wheel', 'gashapon', 'daily-check-in', 'reward'])
      expect((await seat.page()).text).toContain(`"offer":"${offer}"`);
    expect((await simulator.get(pathOf(url))).status).toBe(410);
  });
});

describe('promotion', () => {
  beforeAll(standAtNoon);
  const deposit = (amountSatang: number, reference: string) =>
    simulator.post('/control/deposits', { username: 'SPTNDEMO2', amountSatang, reference });
  const inTheBooks = <Result>(work: (queries: Storage) => Promise<Result>) => work(simulator.app.get(Storage));

  it('applies to deposits of members who want bonuses, each once per day, and adds its turnover requirement', async () => {
    await deposit(100_000, 'promo-0');
    expect(await creditOf(simulator, 'SPTNDEMO2')).toBe(100_000);
    const { id } = (await inTheBooks((queries) =>
      queries.row<{ id: string }>("update member set bonus = 'BONUS' where username = 'SPTNDEMO2' returning id"),
    ))!;
    // 20 % of 1,000 baht exceeds 10 %; the day's second deposit takes the other promotion.
    await deposit(100_000, 'promo-1');
    expect(await creditOf(simulator, 'SPTNDEMO2')).toBe(220_000);
    await deposit(100_000, 'promo-2');
    expect(await creditOf(simulator, 'SPTNDEMO2')).toBe(330_000);
    await deposit(100_000, 'promo-3');
    expect(await creditOf(simulator, 'SPTNDEMO2')).toBe(430_000);
    const demands = await inTheBooks((queries) => turnoverRequirementsOf(queries, id));
    expect(demands.map(({ required }) => required)).toEqual([600_000n, 330_000n]);
  });
});
