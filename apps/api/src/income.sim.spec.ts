import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { waitUntil, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const PATIENCE_MS = 100_000;

/** Runs the demo world with its background jobs: the feed, the income and the payouts. */
describe('referral income in the demo world', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;
  let token: string;

  beforeAll(async () => {
    simulator = await startSimulator();
    const clock = new FollowingClock();
    world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
    ({ app } = world);
    await new DemoWorldSync(app, clock).look();
    startWorkers(app);
    token = await enter('MTODEMO1');
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  async function enter(username: string): Promise<string> {
    const payload = { prefix: 'MTO', username, password: 'Chips-2026!' };
    const headers = { 'x-user-auth': 'request' };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload, headers });
    return String(reply.headers['x-user-auth']);
  }
  const get = async (path: string) =>
    (await app.inject({ url: `/api/apps/affiliates/${path}`, headers: { 'x-user-auth': token } })).json();
  const own = (call: string, query = '') => get(`${call}/MTO/MTODEMO1${query}`);
  const withdraw = (key: string | null, as = token) =>
    app.inject({
      method: 'POST',
      url: '/api/apps/affiliates/withdraw_income',
      headers: { 'x-user-auth': as, ...(key !== null && { 'idempotency-key': key }) },
    });

  it('matches the bets of three levels of members, line by line', async () => {
    await waitUntil(async () => (await own('summary')).data?.totalIncome > 0, PATIENCE_MS);
    const { data: summary } = await own('summary');
    expect(summary.levels.map(({ level }: { level: number }) => level)).toEqual([1, 2, 3]);
    const { data: members, meta } = await get('downlines');
    expect(meta.total).toBe(summary.totalDownLine);
    expect(new Set(members.map(({ username }: { username: string }) => username.slice(0, 6)))).toEqual(
      new Set(['MTO•••']),
    );
    const { data: days } = await own('income_histories');
    expect(days.length).toBeGreaterThan(5);
    const { data: lines } = await own('income_lines', `?date=${days[1].date}&limit=100`);
    const sum = lines.reduce((all: number, { amountSatang }: { amountSatang: number }) => all + amountSatang, 0);
    expect(sum).toBe(Math.round(days[1].income * 100));
    expect((await own('downline_income')).data.length).toBeGreaterThan(3);
  });

  it('is withdrawn once for concurrent requests, and appears in the histories', async () => {
    await waitUntil(async () => (await own('remaining_income')).data?.remainingIncome > 20, PATIENCE_MS);
    const insist = async () => {
      let reply = await withdraw('the-same-key');
      // 409: the first request is still in progress; 503: a busy machine has no free connection
      while ([409, 503].includes(reply.statusCode)) {
        await pause(50);
        reply = await withdraw('the-same-key');
      }
      return reply.json();
    };
    const started = await Promise.all(Array.from({ length: 8 }, insist));
    expect(new Set(started.map(({ data }) => data?.id)).size).toBe(1);
    const [{ data }] = started;
    expect(data.amount).toBeGreaterThan(20);
    const histories = () => own('withdraw_histories');
    await waitUntil(async () => (await histories()).data[0]?.status === 'SUCCESS', PATIENCE_MS);
    expect((await histories()).data).toEqual([{ ...data, status: 'SUCCESS' }]);
    expect((await own('remaining_income')).data.remainingIncome).toBeLessThan(data.amount);
    const again = await withdraw('the-same-key');
    expect(again.json().data.id).toBe(data.id);
    expect((await histories()).meta.total).toBe(1);
  });

  it("refuses amounts below the platform's minimum and requests without a key", async () => {
    const other = await enter('MTODEMO2');
    const reply = await withdraw('another-key', other);
    expect([reply.statusCode, reply.json().message]).toEqual([422, 'ถอนได้เมื่อมีรายได้ตั้งแต่ ฿20.00 ขาดอีก ฿20.00']);
    expect((await withdraw(null)).statusCode).toBe(422);
  });
});
