import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import type { NewNotification } from '@housebrand/shared';
import { Notifications, type AgentTx } from '@housebrand/shared/nest';
import type { MoveView, OpenDepositResult } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { ExpectedDeposits } from './expected-deposits';
import { PaymentEnds } from './payment-ends.service';

let simulator: RunningSimulator;
let world: WalletApp;
let announced: (Pick<NewNotification, 'kind' | 'sourceId' | 'params'> & { username: string })[];

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  const notifications = world.app.get(Notifications, { strict: false });
  notifications.announce = async (_tx: AgentTx, username: string, { kind, sourceId, params }: NewNotification) => {
    announced.push({ username, kind, sourceId, params });
  };
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

describe('end of a deposit or withdrawal', () => {
  let username: string;
  let headers: Record<string, string>;

  beforeEach(async () => {
    announced = [];
    const member = await simulator.addMember('MTO', 500_000);
    ({ username } = member);
    headers = await world.enter(member);
  });
  afterEach(() => simulator.clearFaults());

  const post = async <T>(path: string, payload: object) => {
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const reply = await world.app.inject({ method: 'POST', url: `/api/provider/${path}`, headers: keyed, payload });
    return reply.json<{ result: T }>().result;
  };
  const withdraw = async () => (await post<MoveView>('withdraw', { amount: 300 })).reference!;
  const decide = (what: 'deposits' | 'withdrawals', id: string, body: object) =>
    simulator.control('POST', `/control/${what}/${id}/decision`, body);
  /** Looks as the job does, without its pauses. */
  const look = async () => {
    const text = `update watched_report set requested_at = null where username = '${username}'`;
    await world.database.database.operatorQuery({ text });
    await world.app.get(PaymentEnds, { strict: false }).announceAll();
  };
  const watched = async () => {
    const text = `select kind from watched_report where username = '${username}'`;
    return (await world.database.database.operatorQuery<{ kind: string }>({ text })).rows.map(({ kind }) => kind);
  };
  const later = async (ms: number, work: () => Promise<unknown>) => {
    world.clock.follow({ now: new Date(Date.now() + ms), isReal: false, isFrozen: false });
    await work().finally(() => world.clock.follow({ now: new Date(), isReal: true, isFrozen: false }));
  };
  const own = () => announced.filter((one) => one.username === username);
  it('announces a paid and a rejected withdrawal once each, also when two instances look', async () => {
    const paid = await withdraw();
    await look();
    expect([own(), await watched()]).toEqual([[], ['WITHDRAWAL']]);
    await decide('withdrawals', paid, { paid: true });
    await Promise.all([look(), look()]);
    const amount = { amountSatang: 30_000 };
    expect(own()).toEqual([{ username, kind: 'withdrawalPaid', sourceId: paid, params: amount }]);
    const rejected = await withdraw();
    await decide('withdrawals', rejected, { paid: false, reason: 'ชื่อบัญชีไม่ตรง' });
    await look();
    expect(own().at(-1)).toEqual({ username, kind: 'withdrawalRejected', sourceId: rejected, params: amount });
    await look();
    expect(own()).toHaveLength(2);
  });

  it('announces a deposit when the money has arrived', async () => {
    const { deposit } = await post<OpenDepositResult>('deposit-point-create', { value: 200 });
    await look();
    expect(own()).toEqual([]);
    await decide('deposits', deposit!.id, { action: 'confirm' });
    await look();
    const params = { amountSatang: deposit!.amountSatang };
    expect(own()).toEqual([{ username, kind: 'depositReceived', sourceId: deposit!.id, params }]);
    await look();
    expect(own()).toHaveLength(1);
  });

  it.each(['bank-deposit-auto', 'bank-deposit-true-money'])(
    'announces a transfer without an opened deposit after the member has read %s',
    async (path) => {
      const read = () => world.app.inject({ url: `/api/provider/${path}`, headers });
      expect((await read()).statusCode).toBe(200);
      expect(await watched()).toEqual([]);
      const expected = world.app.get(ExpectedDeposits, { strict: false });
      await expected.watchAll();
      expect(await watched()).toEqual(['DEPOSIT']);
      const transfer = { username, amountSatang: 12_300, reference: `T-${username}` };
      await simulator.control('POST', '/control/deposits', transfer);
      await look();
      expect(own()).toEqual([expect.objectContaining({ kind: 'depositReceived', params: { amountSatang: 12_300 } })]);
      await read();
      await expected.watchAll();
      await look();
      expect(own()).toHaveLength(1);
      await later(3_600_000, look);
      expect(await watched()).toEqual([]);
    },
  );

  it('records what was paid, from the first deposit on and each once', async () => {
    await simulator.control('POST', '/control/deposits', {
      username,
      amountSatang: 12_300,
      reference: `T-${username}`,
    });
    const { deposit } = await post<OpenDepositResult>('deposit-point-create', { value: 200 });
    await decide('deposits', deposit!.id, { action: 'confirm' });
    const paid = await withdraw();
    await decide('withdrawals', paid, { paid: true });
    const refused = await withdraw();
    await decide('withdrawals', refused, { paid: false, reason: 'ชื่อบัญชีไม่ตรง' });
    await Promise.all([look(), look()]);
    await look();
    const text = `select kind, satang::int, is_first from reported_payment where username = '${username}' order by kind, satang`;
    const { rows } = await world.database.database.operatorQuery<object>({ text });
    expect(rows).toEqual([
      { kind: 'DEPOSIT', satang: 12_300, is_first: true },
      { kind: 'DEPOSIT', satang: deposit!.amountSatang, is_first: false },
      { kind: 'WITHDRAWAL', satang: 30_000, is_first: false },
    ]);
  });

  it('stops watching once nothing is open', async () => {
    await decide('withdrawals', await withdraw(), { paid: true });
    await look();
    expect(await watched()).toEqual(['WITHDRAWAL']);
    await later(2 * 3_600_000, look);
    expect(await watched()).toEqual([]);
  });

  it('waits for the next login of a member without a session', async () => {
    const paid = await withdraw();
    await decide('withdrawals', paid, { paid: true });
    const member = { prefix: 'MTO', username };
    const tokens = world.session.given(member);
    world.session.give(member);
    await look();
    expect([own(), await watched()]).toEqual([[], ['WITHDRAWAL']]);
    world.session.give(member, tokens);
    await look();
    expect(own().map(({ kind }) => kind)).toEqual(['withdrawalPaid']);
  });
});
