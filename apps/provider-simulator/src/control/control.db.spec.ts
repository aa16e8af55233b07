import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { betFeed, regulars } from '@housebrand/providers';
import { businessDay } from '@housebrand/shared';
import { waitUntil } from '@housebrand/shared/testing';
import pg from 'pg';
import { dayShifted } from '../world/calendar';
import { seedMembers } from '../world/people';
import { creditOf, memberToken, type RunningSimulator, runSimulator } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

describe('bank desk', () => {
  it('credits a deposit once per reference', async () => {
    const deposit = { username: 'LOTUSDEMO1', amountSatang: 50_025, reference: 'SLIP-7' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => simulator.post('/control/deposits', deposit)));
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect(await creditOf(simulator, 'LOTUSDEMO1')).toBe(1_234_567 + 50_025);
    expect((await simulator.post('/control/deposits', { ...deposit, amountSatang: 1 })).status).toBe(409);
  });

  it('holds a withdrawal, then pays it or returns the money', async () => {
    const ask = (reference: string) =>
      simulator.post('/control/withdrawals', { username: 'KLANGDEMO1', amountSatang: 100_000, reference });
    const [paid, refused] = [await ask('OUT-1'), await ask('OUT-2')];
    expect(await creditOf(simulator, 'KLANGDEMO1')).toBe(1_034_567);
    const decide = (id: unknown, body: object) => simulator.post(`/control/withdrawals/${String(id)}/decision`, body);
    expect((await decide(paid.body['id'], { paid: true })).body['status']).toBe('SUCCESS');
    expect((await decide(refused.body['id'], { paid: false, reason: 'name differs' })).body['status']).toBe('REJECT');
    expect((await decide(refused.body['id'], { paid: true })).status).toBe(409);
    expect(await creditOf(simulator, 'KLANGDEMO1')).toBe(1_134_567);
    expect((await simulator.get('/control/balance-check')).body['outOfBalance']).toEqual([]);
  });

  it('rejects a withdrawal beyond the credit', async () => {
    const reply = await simulator.post('/control/withdrawals', {
      username: 'KLANGDEMO2',
      amountSatang: 100,
      reference: 'OUT-9',
    });
    expect(reply.status).toBe(409);
  });

  it('serves its page', async () => {
    const page = await simulator.get('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('/assets/desk.js');
  });
});

describe('pending deposits', () => {
  /** Logs a member in; the returned function opens a deposit of `value` baht. */
  const opener = async (username: string) => {
    const login = { username, password: 'Chips-2026!', prefix: 'LOTUS' };
    const reply = await simulator.post('/game-platform/frontend/user/login', login);
    const authorization = `Bearer ${(reply.body['result'] as { token: string }).token}`;
    return async (value: number) => {
      const opened = await simulator.post('/game-platform/frontend/depositPoint/create', { value }, { authorization });
      return opened.body as { code: number; result: { _id: string; amount: number; qrCode: string | null } };
    };
  };
  const decide = (id: unknown, body: object) => simulator.post(`/control/deposits/${String(id)}/decision`, body);
  const announced = (reference: string, more: object = {}) =>
    simulator.post('/control/deposits', {
      username: 'LOTUSDEMO3',
      amountSatang: 120_000,
      reference,
      channel: 'TRUE_MONEY',
      waits: true,
      ...more,
    });

  it("gives each of an agent's open deposits unique satang, even concurrently, and no QR without PromptPay", async () => {
    const [first, second] = [await opener('LOTUSDEMO1'), await opener('LOTUSDEMO3')];
    const opened = await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 ? first : second)(900)));
    const amounts = opened.map(({ result }) => result.amount);
    expect(new Set(amounts).size).toBe(12);
    expect(amounts.every((amount) => amount > 900 && amount < 901)).toBe(true);
    expect(opened.every(({ result }) => result.qrCode === null)).toBe(true);
  });

  it("limits a member's open deposits", async () => {
    const open = await opener('LOTUSDEMO2');
    const codes: number[] = [];
    for (let at = 0; at < 21; at++) codes.push((await open(30)).code);
    expect(codes).toEqual([...Array<number>(20).fill(0), 3003]);
  });

  it('matches a late transfer, expires unpaid deposits after a day, and settles each once', async () => {
    const open = await opener('LOTUSDEMO1');
    const [late, never] = [(await open(60)).result, (await open(61)).result];
    const before = await creditOf(simulator, 'LOTUSDEMO1');
    await simulator.post('/control/clock', { advanceMs: 3_600_000 });
    const transfer = { prefix: 'LOTUS', amountSatang: Math.round(late.amount * 100) };
    expect((await simulator.post('/control/transfers', transfer)).body).toMatchObject({
      id: late._id,
      status: 'SUCCESS',
    });
    expect((await simulator.post('/control/transfers', transfer)).status).toBe(404);
    expect(await creditOf(simulator, 'LOTUSDEMO1')).toBe(before + transfer.amountSatang);
    await simulator.post('/control/clock', { advanceMs: 25 * 3_600_000 });
    const again = await opener('LOTUSDEMO1');
    expect((await again(62)).code).toBe(0);
    expect((await decide(never._id, { action: 'confirm' })).status).toBe(409);
    await simulator.post('/control/clock', {});
  });

  it('holds a deposit, credits the amount received, or rejects it, and keeps the books balanced', async () => {
    const { id } = (await announced('SEEN-1')).body;
    expect((await announced('SEEN-1')).body['id']).toBe(id);
    expect((await announced('SEEN-1', { amountSatang: 1 })).status).toBe(409);
    expect((await decide(id, { action: 'delay' })).body['status']).toBe('APPROVE');
    const credited = await decide(id, { action: 'wrongAmount', amountSatang: 110_000 });
    expect(credited.body).toMatchObject({ status: 'SUCCESS', amountSatang: 110_000, expectedSatang: 120_000 });
    expect((await decide(id, { action: 'wrongAmount', amountSatang: 110_000 })).body['status']).toBe('SUCCESS');
    expect((await decide(id, { action: 'reject', reason: 'x' })).status).toBe(409);
    const { id: other } = (await announced('SEEN-2')).body;
    expect((await decide(other, { action: 'reject', reason: 'x' })).body['rejectReason']).toBe('x');
    expect((await decide(other, { action: 'confirm' })).status).toBe(409);
    expect((await decide('unknown', { action: 'confirm' })).status).toBe(404);
    expect((await simulator.get('/control/balance-check')).body['outOfBalance']).toEqual([]);
  });
});

describe('members', () => {
  it('creates a member who can log in, and rejects a used username', async () => {
    const member = { prefix: 'MTO', username: 'MTOSPEC01', password: 'Other-Pass-1!', creditSatang: 700 };
    expect((await simulator.post('/control/members', member)).body).toMatchObject({ creditSatang: 700, tier: 1 });
    expect(await memberToken(simulator, 'MTOSPEC01', 'Other-Pass-1!')).toBeTruthy();
    expect((await simulator.post('/control/members', member)).status).toBe(409);
  });

  it('lists members without secrets', async () => {
    const { text } = await simulator.get('/control/members');
    expect(text).not.toMatch(/argon2|password|token/i);
    expect(text).not.toMatch(/"accountNumber":"\d{6}/);
  });
});

describe('simulated world', () => {
  it('resets to the seed', async () => {
    await simulator.post('/control/members/MTODEMO1/credit', { creditSatang: 1 });
    await simulator.post('/control/reset', {});
    expect(await creditOf(simulator, 'MTODEMO1')).toBe(1_234_567);
    expect(await creditOf(simulator, 'NAGADEMO3')).toBe(25_000_000);
  });

  it("freezes, advances and follows the machine's clock", async () => {
    const now = '2027-01-01T00:00:00.000Z';
    expect((await simulator.post('/control/clock', { now, frozen: true })).body).toMatchObject({
      now,
      isReal: false,
      isFrozen: true,
    });
    expect((await simulator.post('/control/clock', { advanceMs: 1_000 })).body['now']).toBe('2027-01-01T00:00:01.000Z');
    const before = Date.now();
    const { now: real, isReal } = (await simulator.post('/control/clock', {})).body as { now: string; isReal: boolean };
    expect(isReal).toBe(true);
    expect(Date.parse(real)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(real)).toBeLessThanOrEqual(Date.now());
  });

  it('adds play for every day up to today when the clock moves seven days, and changes nothing else', async () => {
    await simulator.post('/control/reset', {});
    const before = (await simulator.get('/control/members/MTODEMO1')).body;
    const today = businessDay(new Date());
    await simulator.post('/control/clock', { advanceMs: 7 * 86_400_000 });
    await simulator.post('/control/clock', { advanceMs: 1_000 });
    const after = (await simulator.get('/control/members/MTODEMO1')).body;
    expect(after).toMatchObject({
      creditSatang: before['creditSatang'],
      depositedSatang: Number(before['depositedSatang']) + 7 * 5_000,
      turnoverSatang: Number(before['turnoverSatang']) + 7 * 25_000,
    });
    const reply = await simulator.get('/control/members/MTODEMO1/statement?limit=500');
    const lines = reply.body as unknown as { at: string; kind: string }[];
    const days = new Set(lines.filter(({ kind }) => kind === 'STAKE').map(({ at }) => businessDay(new Date(at))));
    for (let day = 0; day <= 7; day++) expect(days).toContain(dayShifted(today, day));
    expect((await simulator.get('/control/balance-check')).body['outOfBalance']).toEqual([]);
    await simulator.post('/control/clock', {});
  });

  it('lists the seeded members with a history, and changes its epoch with a reset', async () => {
    const { epoch } = (await simulator.get('/control/clock')).body;
    await simulator.post('/control/reset', {});
    expect((await simulator.get('/control/clock')).body['epoch']).not.toBe(epoch);
    await simulator.post('/control/deposits', { username: 'MTODEMO1', amountSatang: 700, reference: 'TODAY-1' });
    const all = regulars.parse((await simulator.get('/control/regulars')).body);
    const demo = all.find(({ profile }) => profile.username === 'MTODEMO1')!;
    expect(demo.profile.tier).toMatchObject({ depositAmount: 18_357, turnoverAmount: 37_800 });
    expect(all.some(({ profile }) => profile.username === 'MTODEMO2')).toBe(false);
    // Uplines belong to the same agent, and every chain leads to the first demo member and the one who referred it.
    const above = new Map(all.map(({ profile, referrer }) => [profile.username, referrer]));
    const levels = [...above.keys()].map((username) => {
      let level = 0;
      for (let next = above.get(username); next; next = above.get(next)) level += 1;
      return level;
    });
    expect([...new Set(levels)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect([above.get('MTODEMO1'), above.get('MTODEMO3')]).toEqual(['MTODEMO3', null]);
    const joined = new Map(all.map(({ profile }) => [profile.username, profile.createDate]));
    expect([...above].every(([username, by]) => !by || joined.get(username)! > joined.get(by)!)).toBe(true);
    expect([...above].every(([username, by]) => !by || by.slice(0, 3) === username.slice(0, 3))).toBe(true);
    await simulator.post('/control/reset', {});
  });

  it('expires tokens as the clock advances', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    await simulator.post('/control/clock', { advanceMs: 13 * 3_600_000 });
    expect((await simulator.get('/member-system/c/m/getProfile', { token })).body['code']).toBe(1005);
    await simulator.post('/control/clock', {});
  });
});

describe('bet feed', () => {
  const headers = { 'x-api-key': 'simulator-secret' };
  const read = async (cursor?: string) => {
    const query = new URLSearchParams({ limit: '1000', ...(cursor && { cursor }) });
    const reply = await simulator.get(`/game-platform/bridge/bets?${query}`, headers);
    return betFeed.response.parse(reply.body).result;
  };

  it('skips no event of a transaction that commits late', async () => {
    const voids: string[] = [];
    let at: string | undefined;
    const readOn = async () => {
      const { events, cursor } = await read(at);
      at = cursor;
      voids.push(...events.filter(({ kind }) => kind === 'VOID').map(({ betID }) => betID));
    };
    const [first, second] = (await simulator.get('/control/rounds')).body as unknown as { id: string }[];
    const slow = new pg.Client({ connectionString: simulator.databaseUrl });
    await slow.connect();
    await slow.query('begin');
    await slow.query("update round set status = 'VOID' where id = $1", [first!.id]);
    await simulator.post(`/control/rounds/${second!.id}/void`, {});
    await readOn();
    await readOn();
    expect(voids).toEqual([]);
    await slow.query('commit');
    await slow.end();
    await waitUntil(async () => {
      await readOn();
      return voids.length >= 2;
    });
    expect(voids).toEqual([first!.id, second!.id]);
    await simulator.post('/control/reset', {});
  });

  it('starts over after a reset, whatever old cursor is sent', async () => {
    await waitUntil(async () => (await read()).events.length > 0);
    const { cursor, events } = await read();
    expect((await read(cursor)).events[0]).not.toEqual(events[0]);
    await simulator.post('/control/reset', {});
    await waitUntil(async () => (await read()).events.length > 0);
    expect((await read(cursor)).events[0]).toEqual((await read()).events[0]);
  });
});

describe('bots', () => {
  it('bets, deposits and withdraws while it is switched on, and never as a demo member', async () => {
    await simulator.post('/control/reset', {});
    const demo = (await simulator.get('/control/members/MTODEMO1')).body;
    const known = new Set(
      ((await simulator.get('/control/rounds')).body as unknown as { id: string }[]).map(({ id }) => id),
    );
    const fresh = async () => {
      const rounds = (await simulator.get('/control/rounds')).body as unknown as { id: string; username: string }[];
      return rounds.filter(({ id }) => !known.has(id));
    };
    const lek = seedMembers().find(({ username }) => username.startsWith('MTOLEK'))!.username;
    const fah = seedMembers().find(({ username }) => username.startsWith('MTOFAH'))!.username;
    await simulator.post(`/control/members/${lek}/credit`, { creditSatang: 0 });
    await simulator.post(`/control/members/${fah}/credit`, { creditSatang: 5_000_000 });
    expect((await simulator.post('/control/bots', { betsPerSecond: 500 })).body).toEqual({ betsPerSecond: 500 });
    await waitUntil(async () => (await fresh()).length >= 40);
    const paid = async (who: string, reference: string) =>
      (await simulator.get(`/control/payments?username=${who}`)).text.includes(reference);
    await waitUntil(async () => (await paid(lek, '"reference":"DP-')) && (await paid(fah, '"reference":"WD-')));
    await simulator.post('/control/bots', { betsPerSecond: 0 });
    expect((await fresh()).some(({ username }) => /DEMO\d$/.test(username))).toBe(false);
    expect((await simulator.get('/control/members/MTODEMO1')).body).toEqual(demo);
    expect((await simulator.get('/control/balance-check')).body['outOfBalance']).toEqual([]);
    expect((await simulator.post('/control/bots', { betsPerSecond: 501 })).status).toBe(400);
    await simulator.post('/control/reset', {});
  });
});

describe('disabled extension', () => {
  it('replies 404 like an unknown call, but keeps lists available to members', async () => {
    const list = '/game-platform/frontend/games/provider-list';
    const asUs = { authorization: 'Bearer simulator-secret', 'x-agent-prefix': 'MTO' };
    for (const extension of ['betFeed', 'guestLists'])
      await simulator.post('/control/extensions', { extension, isOffered: false });
    const feed = await simulator.get('/game-platform/bridge/bets?limit=10', { 'x-api-key': 'simulator-secret' });
    expect([feed.status, feed.text]).toEqual([404, expect.stringContaining('<h1>')]);
    expect((await simulator.get(list, asUs)).body['code']).toBe(1003);
    const login = { username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'MTO' };
    const { body } = await simulator.post('/game-platform/frontend/user/login', login);
    const { token } = body['result'] as { token: string };
    expect((await simulator.get(list, { authorization: `Bearer ${token}` })).body['code']).toBe(0);
    expect((await simulator.post('/control/extensions', { extension: 'login', isOffered: false })).status).toBe(400);
    await simulator.post('/control/reset', {});
    expect((await simulator.get(list, asUs)).body['code']).toBe(0);
  });
});

describe('access to the control API', () => {
  /** `fetch` sets the host itself, so a rebound host name needs a plain request. */
  const statusFor = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request(`${simulator.origin}/control/members`, { headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      sent.on('error', reject).end();
    });

  it('rejects other origins and host names', async () => {
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ origin: 'http://evil.example' })).toBe(403);
    expect(await statusFor({ host: 'evil.example:3100' })).toBe(403);
    expect(await statusFor({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});

describe('opened site', () => {
  const river = { prefix: 'RIVER', name: 'River House' };
  const loginAt = (username: string) =>
    simulator.post('/game-platform/frontend/user/login', { username, password: 'Chips-2026!', prefix: 'RIVER' });

  it('has demo members who can log in, survives a repeated call, and disappears with a reset', async () => {
    expect((await loginAt('RIVERDEMO1')).body['code']).not.toBe(0);
    const opened = await simulator.post('/control/sites', river);
    expect(opened.body).toMatchObject({ prefix: 'RIVER', members: ['RIVERDEMO1', 'RIVERDEMO2', 'RIVERDEMO3'] });
    expect((await loginAt('RIVERDEMO1')).body['code']).toBe(0);
    expect((await simulator.post('/control/sites', river)).status).toBe(200);
    expect(await creditOf(simulator, 'RIVERDEMO3')).toBe(25_000_000);
    await simulator.post('/control/reset', {});
    expect((await loginAt('RIVERDEMO1')).body['code']).not.toBe(0);
  });

  it('rejects a seeded prefix and an invalid one', async () => {
    expect((await simulator.post('/control/sites', { prefix: 'MTO', name: 'X' })).status).toBe(409);
    expect((await simulator.post('/control/sites', { prefix: 'a b', name: 'X' })).status).toBe(400);
  });
});
