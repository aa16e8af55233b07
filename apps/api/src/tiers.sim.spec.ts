import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { waitUntil, type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const PATIENCE_MS = 100_000;
const PASSWORD = 'Chips-2026!';
/** Maximum stake per round, in satang. */
const STAKE = 1_000_000;

/** A member in the lowest tier deposits and plays, while the background jobs run. */
describe('tier', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let test: TestDatabase;
  let app: NestFastifyApplication;
  let cookie: string;

  beforeAll(async () => {
    simulator = await startSimulator();
    const clock = new FollowingClock();
    world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
    ({ app, database: test } = world);
    await new DemoWorldSync(app, clock).look();
    startWorkers(app);
    const payload = { prefix: 'LOTUS', username: 'LOTUSDEMO2', password: PASSWORD };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
    cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  const get = (url: string) => app.inject({ url, headers: { cookie } });
  const tier = async () => (await get('/api/provider/profile')).json().result?.tier;
  const menu = async () => (await get('/api/apps/daily_quest/LOTUS')).statusCode;
  const record = async () => (await get('/api/apps/members/LOTUS/LOTUSDEMO2')).json().data.tier;

  /** Plays rounds of a slot on the provider's page. @returns their ids */
  async function play(rounds: number): Promise<string[]> {
    const list = (await get('/api/provider/game-list?gameType=Slot&prefix=LOTUS')).json().result;
    const { id: gameID, provider, gameType } = list[0];
    const launch = await app.inject({
      method: 'POST',
      url: '/api/provider/launch-game',
      headers: { cookie, origin: 'http://localhost:3000' },
      payload: { gameID, provider, gameType },
    });
    return playAt(launch.json().result.uri, rounds, STAKE);
  }

  /** Plays as a member who entered through the provider's own site. */
  async function playAtProvider(username: string, rounds: number, stake: number): Promise<string[]> {
    const launch = { username, gameID: 'NAGX-0001' };
    const { uri } = await simulator.control<{ uri: string }>('POST', '/control/launches', launch);
    return playAt(uri, rounds, stake);
  }

  async function playAt(uri: string, rounds: number, stake: number): Promise<string[]> {
    const entered = await fetch(uri, { redirect: 'manual' });
    const headers = {
      cookie: entered.headers.getSetCookie()[0]!.split(';')[0]!,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const page = new URL(entered.headers.get('location')!, uri).href;
    const ids = Array.from({ length: rounds }, () => randomUUID());
    for (const roundId of ids) {
      const body = JSON.stringify({ roundId, bets: [{ stake }] });
      expect((await fetch(`${page}/rounds`, { method: 'POST', headers, body })).status).toBe(200);
    }
    return ids;
  }

  it('rises with deposits and turnover, opens menus, and falls with a late void', async () => {
    expect(await tier()).toMatchObject({ tierLevel: 1, depositAmount: 0, turnoverAmount: 0 });
    expect(await menu()).toBe(403);
    const deposit = { username: 'LOTUSDEMO2', amountSatang: 3_000_000, reference: 'TIERS-0001' };
    await simulator.control('POST', '/control/deposits', deposit);
    expect(await tier()).toMatchObject({ tierLevel: 1, depositAmount: 30_000, turnoverAmount: 0 });
    const [first] = await play(2);
    await waitUntil(async () => (await tier())?.turnoverAmount === 20_000, PATIENCE_MS);
    expect(await tier()).toMatchObject({ tierLevel: 2, tierName: 'Silver', depositAmount: 30_000 });
    const progress = (await get('/api/apps/user_tier_progress/LOTUS/LOTUSDEMO2')).json().data;
    expect(progress).toMatchObject({ current: { tierLevel: 2 }, next: { tierLevel: 3 }, deposit: 1, turnover: 0.2 });
    expect(await menu()).toBe(200);
    await simulator.control('POST', `/control/rounds/${first}/void`);
    await waitUntil(async () => (await tier())?.turnoverAmount === 10_000, PATIENCE_MS);
    expect(await tier()).toMatchObject({ tierLevel: 1, depositAmount: 30_000 });
    expect((await record()).turnoverAmount).toBe(10_000);
    expect(await menu()).toBe(403);
  });

  it("counts a void once when another member's bet is voided later", async () => {
    const [member, other] = [
      await simulator.addMember('LOTUS', 2_000_000),
      await simulator.addMember('LOTUS', 2_000_000),
    ];
    const logIn = async () => {
      const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload: member });
      return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    };
    const booked = (what: string) =>
      test.database.operatorQuery<{ count: number }>({
        text: `select count(*)::int from bet_turnover where username in ($1, $2) and kind = $3`,
        values: [member.username, other.username, what],
      });
    const isBooked = async (what: string, count: number) => (await booked(what)).rows[0]!.count === count;
    const voidOf = (round: string) => simulator.control('POST', `/control/rounds/${round}/void`);

    const [first, second, third] = await playAtProvider(member.username, 10, 10_000);
    const [others] = await playAtProvider(other.username, 1, 10_000);
    await waitUntil(() => isBooked('counted', 11), PATIENCE_MS);
    await simulator.addFault({ kind: 'http503', call: 'betFeed' });
    for (const round of [first!, second!, third!]) await voidOf(round);
    const headers = { cookie: await logIn() };
    const turnover = async () => {
      const reply = await app.inject({ url: '/api/provider/profile', headers });
      return reply.json().result?.tier.turnoverAmount;
    };
    expect(await turnover()).toBe(700);
    await voidOf(others!);
    await simulator.clearFaults();
    await waitUntil(() => isBooked('takenBack', 4), PATIENCE_MS);
    const followed = `select position >= (select max(position) from bet_turnover where agent = 'LOTUS') as done from bet_consumer where agent = 'LOTUS' and name = 'tier-turnover'`;
    await waitUntil(
      async () => (await test.database.operatorQuery<{ done: boolean }>({ text: followed })).rows[0]?.done === true,
      PATIENCE_MS,
    );
    expect(await turnover()).toBe(700);
  });
});
