import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { actingAs, withFrozenTime } from '@housebrand/shared/testing';
import {
  type MoveView,
  type OpenDepositResult,
  type ProfileAndCredit,
  type ReportedDeposit,
  type ReportedPayment,
  type ReportSummary,
} from '../core';
import { createWalletApp, type WalletApp } from '../testing/wallet-app';

let simulator: RunningSimulator;
let world: WalletApp;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
});

afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const ask = (username: unknown, prefix = 'MTO', headers = actingAs('MTO', 'MTODEMO3')) =>
  world.app.inject({ method: 'POST', url: `/api/apps/getProfileAndCredit/${prefix}`, headers, payload: { username } });

describe('profile and credit over HTTP', () => {
  it("returns the provider's figure in baht and satang, with its time", async () => {
    const reply = await ask('MTODEMO3');
    expect(reply.statusCode).toBe(200);
    const { data }: { data: ProfileAndCredit } = reply.json();
    expect(data.username).toBe('MTODEMO3');
    expect(data.balance).toBeGreaterThan(0);
    expect(data.balanceSatang).toBe(Math.round(data.balance * 100));
    expect(new Date(data.asOf).toISOString()).toBe(data.asOf);
  });

  it("returns only the member's own credit, in any spelling of the username", async () => {
    expect((await ask(' mtodemo3 ')).json().data.username).toBe('MTODEMO3');
    expect((await ask('MTODEMO1')).statusCode).toBe(403);
    expect((await ask('NAGADEMO1', 'NAGA')).statusCode).toBe(403);
    expect((await ask('MTODEMO3', 'MTO', {})).statusCode).toBe(401);
  });

  it('names the missing field', async () => {
    const reply = await ask(undefined);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 422, data: null, errors: [{ field: 'username' }] });
  });
});

describe('deposits over HTTP', () => {
  let headers: Record<string, string>;
  let username: string;

  /** A new member per test, so that deposits don't mix. */
  beforeEach(async () => {
    const member = await simulator.addMember('MTO', 0);
    ({ username } = member);
    headers = await world.enter(member);
  });

  const get = async <T>(path: string) => {
    const reply = await world.app.inject({ url: `/api/provider/${path}`, headers });
    return reply.json<{ code: number; message: string; result: T; meta?: { total: number } }>();
  };
  const open = (value: unknown, key = randomUUID()) =>
    world.app.inject({
      method: 'POST',
      url: '/api/provider/deposit-point-create',
      headers: { ...headers, 'idempotency-key': key },
      payload: { value },
    });
  const opened = async (value: number) => (await open(value)).json<{ result: OpenDepositResult }>().result.deposit!;
  const decide = (id: string, body: object) =>
    simulator.control<object>('POST', `/control/deposits/${id}/decision`, body);
  const newest = async () => (await get<ReportedDeposit[]>('report-deposit')).result[0];
  const credit = async () => {
    const payload = { username };
    const url = '/api/apps/getProfileAndCredit/MTO';
    return (await world.app.inject({ method: 'POST', url, headers, payload })).json().data.balanceSatang as number;
  };

  it('returns the receiving bank accounts and wallet', async () => {
    const { result: banks } = await get<object[]>('bank-deposit-auto');
    expect(banks.length).toBeGreaterThan(0);
    for (const bank of banks) {
      expect(bank).toMatchObject({ accountNumber: expect.stringMatching(/^\d{10}$/), minSatang: 2_000 });
    }
    const { result: wallet } = await get<object>('bank-deposit-true-money');
    expect(wallet).toMatchObject({ phoneNumber: expect.stringMatching(/^09\d{8}$/), maxSatang: 20_000_000 });
  });

  it('opens a deposit with an exact amount, which is credited once it is confirmed', async () => {
    const deposit = await opened(500);
    const bankApp = { bankCode: 'KBANK', link: expect.stringMatching(/^http/) };
    expect(deposit).toMatchObject({ valueSatang: 50_000, order: { qr: expect.stringContaining('5802TH'), bankApp } });
    expect(deposit.amountSatang).toBeGreaterThan(50_000);
    expect(deposit.amountSatang).toBeLessThan(50_100);
    expect(await newest()).toMatchObject({ id: deposit.id, status: 'CREATE', order: deposit.order });
    await decide(deposit.id, { action: 'delay' });
    expect(await newest()).toMatchObject({ status: 'APPROVE', settledAt: null });
    expect(await credit()).toBe(0);
    await decide(deposit.id, { action: 'confirm' });
    await decide(deposit.id, { action: 'confirm' });
    expect(await newest()).toMatchObject({ status: 'SUCCESS', amountSatang: deposit.amountSatang, order: null });
    expect(await credit()).toBe(deposit.amountSatang);
  });

  it('credits the amount that arrived if it differs, and marks it', async () => {
    const { id, amountSatang } = await opened(300);
    await decide(id, { action: 'wrongAmount', amountSatang: 25_000 });
    const marked = { status: 'SUCCESS', amountSatang: 25_000, expectedSatang: amountSatang };
    expect(await newest()).toMatchObject(marked);
    expect(await credit()).toBe(25_000);
    await expect(decide(id, { action: 'reject', reason: 'late' })).rejects.toThrow(/409/);
  });

  it('matches transfers by their amount, and shows the reason for a rejection', async () => {
    const [first, second] = [await opened(777), await opened(777)];
    expect(first.amountSatang).not.toBe(second.amountSatang);
    await simulator.control('POST', '/control/transfers', { prefix: 'MTO', amountSatang: first.amountSatang });
    await decide(second.id, { action: 'reject', reason: 'name differs' });
    const { result } = await get<ReportedDeposit[]>('report-deposit');
    const reported = new Map(result.map((deposit) => [deposit.id, deposit]));
    expect(reported.get(first.id)).toMatchObject({ status: 'SUCCESS' });
    expect(reported.get(second.id)).toMatchObject({ status: 'REJECT', rejectReason: 'name differs' });
    expect(await credit()).toBe(first.amountSatang);
  });

  it('opens one deposit per key, and passes on the provider’s message for a refusal', async () => {
    const key = randomUUID();
    const replies = await withFrozenTime(() => Promise.all([open(100, key), open(100, key)]));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[0]!.json()).toEqual(replies[1]!.json());
    expect((await get('report-deposit')).meta).toMatchObject({ total: 1 });
    const refused = await open(1);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 3001, message: expect.stringMatching(/20/), result: null });
    expect((await open(1.005)).statusCode).toBe(422);
  });

  it('refuses deposits during a self-exclusion, but not the history', async () => {
    world.excluded.add(username);
    expect((await open(100)).statusCode).toBe(403);
    expect((await get('bank-deposit-auto')).code).toBe(403);
    expect((await get('bank-deposit-true-money')).code).toBe(403);
    expect((await get('report-deposit')).meta).toMatchObject({ total: 0 });
  });

  it.each(['doneReplyLost', 'http502', 'cutJson'])(
    'keeps a deposit that ends in %s unknown, blocks a second one, and finds it in the report',
    async (kind) => {
      await simulator.control('POST', '/control/faults', { kind, call: 'depositPointCreate', username, times: 1 });
      const key = randomUUID();
      const reply = await open(450, key);
      expect(reply.statusCode).toBe(202);
      const { moveId, ...unknown } = reply.json<{ result: OpenDepositResult }>().result;
      expect(unknown).toEqual({ state: 'UNKNOWN', deposit: null });
      expect((await open(450)).statusCode).toBe(409);
      const { result: move } = await get<MoveView>(`move/${moveId}`);
      expect(move).toMatchObject({ kind: 'DEPOSIT', state: 'SETTLED', amountSatang: 45_000 });
      const { result, meta } = await get<ReportedDeposit[]>('report-deposit');
      expect(meta).toMatchObject({ total: 1 });
      expect(result).toMatchObject([{ id: move.reference, status: 'CREATE', valueSatang: 45_000 }]);
      expect((await open(450)).statusCode).toBe(200);
      expect((await get('report-deposit')).meta).toMatchObject({ total: 2 });
    },
  );
});

describe('reports over HTTP', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await world.enter({ prefix: 'NAGA', username: 'NAGADEMO1', password: 'Chips-2026!' });
  });

  const get = async <T>(path: string) =>
    (await world.app.inject({ url: `/api/provider/${path}`, headers })).json<{
      code: number;
      result: T;
      meta: { total: number };
    }>();

  it.each(['deposit', 'withdraw'])('returns a year of %s payments, newest first and page by page', async (kind) => {
    const year = new Date(Date.now() - 30 * 86_400_000).getFullYear();
    const first = await get<ReportedPayment[]>(`report-${kind}?year=${year}`);
    expect(first.meta.total).toBeGreaterThan(0);
    expect(first.result).toHaveLength(Math.min(10, first.meta.total));
    const all: ReportedPayment[] = [];
    while (all.length < first.meta.total) {
      const { result } = await get<ReportedPayment[]>(`report-${kind}?year=${year}&limit=4&offset=${all.length}`);
      all.push(...result);
    }
    expect(all.slice(0, first.result.length)).toEqual(first.result);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const completed = all.filter(({ status }) => status === 'SUCCESS');
    const { result: summary } = await get<ReportSummary>(`report-${kind}-summary?year=${year}`);
    expect(summary).toMatchObject({ year, count: completed.length });
    expect(summary.totalSatang).toBe(completed.reduce((sum, { amountSatang }) => sum + amountSatang, 0));
    const { meta } = await get(`report-${kind}?year=${year}&status=completed`);
    expect(meta.total).toBe(completed.length);
  });

  it('covers the requested year only', async () => {
    const ofYear = { total: 0, from: '2001-01-01', to: '2001-12-31' };
    expect((await get('report-deposit?year=2001')).meta).toEqual(ofYear);
    expect((await get('report-withdraw?year=2001')).meta).toEqual(ofYear);
    expect((await get('report-deposit?year=1999')).code).toBe(422);
    expect((await get('report-deposit?status=CREATE')).code).toBe(422);
  });
});
