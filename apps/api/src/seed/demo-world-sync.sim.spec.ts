import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { businessDay } from '@housebrand/shared';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { Database, FollowingClock } from '@housebrand/shared/nest';
import { waitUntil, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { DemoWorldSync } from './demo-world-sync';
import { apiBeforePortal } from '../testing/api-before-portal';

const PATIENCE_MS = 100_000;
const WEEK_MS = 7 * 86_400_000;
let simulator: RunningSimulator;
let world: TestWorld;
let app: NestFastifyApplication;
let clock: FollowingClock;
let follower: DemoWorldSync;

beforeAll(async () => {
  simulator = await startSimulator();
  clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  ({ app } = world);
  follower = new DemoWorldSync(app, clock);
  await follower.look();
});

afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const control = (path: string, body: object) =>
  fetch(`${simulator.origin}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function login(): Promise<Record<string, string>> {
  const payload = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
  const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
  return Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
}

async function read(cookies: Record<string, string>, url: string) {
  return (await app.inject({ url, cookies })).json().data;
}

async function expectAlive(): Promise<void> {
  const cookies = await login();
  const tournaments = (await read(cookies, '/api/apps/tournaments/leaderboards/MTO')) as { status: string }[];
  expect(new Set(tournaments.map(({ status }) => status))).toEqual(new Set(['ENDED', 'RUNNING', 'UPCOMING']));
  const progress = async () => {
    const quests = (await read(cookies, '/api/apps/daily_quest/MTO')) as { progress: number }[];
    return quests.map((quest) => quest.progress).join();
  };
  // play arrives with the bet feed
  await waitUntil(async () => (await progress()) === '250,250,50,5' || sleep(250, false), PATIENCE_MS);
}

describe('DemoWorldSync', () => {
  it("provides the world's members before their first login", async () => {
    const headers = { 'x-agent-key': 'demo-agent-key-mto' };
    expect((await app.inject({ url: '/api/apps/members/MTO/MTODEMO3', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/apps/members/MTO/MTODEMO2', headers })).statusCode).toBe(404);
  });

  it('provides daily data today and seven days later, by the simulated clock', async () => {
    await expectAlive();
    await control('clock', { advanceMs: WEEK_MS });
    await follower.look();
    expect(businessDay(clock.now())).toBe(businessDay(new Date(Date.now() + WEEK_MS)));
    await expectAlive();
  });

  it('serves a seeded world at once after a restart, and keeps it up to date', async () => {
    const next = new DemoWorldSync(app, clock);
    await next.start();
    await expectAlive();
    next.stop();
  });

  it('resets with the simulated world, including sessions and clock', async () => {
    const cookies = await login();
    expect(await read(cookies, '/api/apps/daily_quest/MTO')).toBeTruthy();
    // append-only data is reset, too
    const moved = `select open_reward(gen_random_uuid(), 'QUEST', 'POINT', 5, 'MTODEMO1', 'spec', '2026-11-18', now())`;
    const database = app.get(Database, { strict: false });
    await database.forAgent('MTO', (tx) => tx.execute(moved));
    await control('reset', {});
    await follower.look();
    const left = await database.forAgent('MTO', (tx) =>
      tx.execute(`select from payment where idempotency_key = 'spec'`),
    );
    expect(left.rows).toHaveLength(0);
    expect((await app.inject({ url: '/api/apps/daily_quest/MTO', cookies })).statusCode).toBe(401);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(WEEK_MS / 7);
    await expectAlive();
  });
});
