import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { withFrozenTime } from '@housebrand/shared/testing';
import {
  NOT_DONE_AFTER_MS,
  type CashBack,
  type IncomeCondition,
  type MoveView,
  type ReportedPayment,
  type WithdrawCondition,
} from '../../core';
import { MoveSettlement } from '../unkeyed-moves/move-settlement.service';
import { MovesRepository } from '../unkeyed-moves/moves.repository';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';

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

describe('withdrawals over HTTP', () => {
  let headers: Record<string, string>;
  let username: string;

  beforeEach(async () => {
    const member = await simulator.addMember('MTO', 500_000);
    ({ username } = member);
    headers = await world.enter(member);
  });

  const get = async <T>(path: string, language = 'th') => {
    const reply = await world.app.inject({
      url: `/api/provider/${path}`,
      headers: { ...headers, 'accept-language': language },
    });
    return reply.json<{ code: number; message: string; result: T; meta?: { total: number } }>();
  };
  const post = (path: string, payload: object, key: string | null = randomUUID()) =>
    world.app.inject({
      method: 'POST',
      url: `/api/provider/${path}`,
      headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
      payload,
    });
  const moved = (reply: { json(): { result: MoveView } }) => reply.json().result;
  const withdrawals = async () => (await get<ReportedPayment[]>('report-withdraw')).result;
  const decide = (id: string, body: object) =>
    simulator.control<object>('POST', `/control/withdrawals/${id}/decision`, body);
  const credit = async () => {
    const url = '/api/apps/getProfileAndCredit/MTO';
    return (await world.app.inject({ method: 'POST', url, headers, payload: { username } })).json().data.balanceSatang;
  };
  const fault = (kind: string, call: string) =>
    simulator.control('POST', '/control/faults', { kind, call, username, times: 1 });
  const settle = () => world.app.get(MoveSettlement).settleAll();
  const later = async (ms: number, work: () => Promise<unknown>) => {
    world.clock.follow({ now: new Date(Date.now() + ms), isReal: false, isFrozen: false });
    await work().finally(() => world.clock.follow({ now: new Date(), isReal: true, isFrozen: false }));
  };

  it('returns what may be withdrawn, sends the request, and shows the provider’s decision', async () => {
    const { result: before } = await get<WithdrawCondition>('withdraw-condition');
    expect(before).toMatchObject({
      disableBtn: false,
      amountCanWithdraw: 5_000,
      creditSatang: 500_000,
      minSatang: 10_000,
    });
    const reply = await post('withdraw', { amount: 1_200.5 });
    expect(reply.statusCode).toBe(200);
    const move = moved(reply);
    expect(move).toMatchObject({ kind: 'WITHDRAWAL', state: 'SETTLED', amount: 1_200.5, amountSatang: 120_050 });
    const { result: held } = await get<WithdrawCondition>('withdraw-condition');
    expect(held).toMatchObject({ disableBtn: true, open: { reference: move.reference, amountSatang: 120_050 } });
    expect(await credit()).toBe(379_950);
    await simulator.control('POST', `/control/withdrawals/${move.reference}/approval`);
    expect(await withdrawals()).toMatchObject([{ id: move.reference, status: 'APPROVE' }]);
    await decide(move.reference!, { paid: false, reason: 'ชื่อบัญชีไม่ตรง' });
    expect(await withdrawals()).toMatchObject([{ status: 'REJECT', rejectReason: 'ชื่อบัญชีไม่ตรง' }]);
    expect(await credit()).toBe(500_000);
    const second = moved(await post('withdraw', { amount: 5_000 }));
    await decide(second.reference!, { paid: true });
    expect((await withdrawals())[0]).toMatchObject({ id: second.reference, status: 'SUCCESS' });
  });

  it('sends one request per key, also for concurrent requests and without the stored reply', async () => {
    const key = randomUUID();
    const replies = await withFrozenTime(() =>
      Promise.all(Array.from({ length: 20 }, () => post('withdraw', { amount: 300 }, key))),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => moved(reply).id)).size).toBe(1);
    // without the stored reply, as after a crash, the move itself is found
    await world.database.database.operatorQuery({
      text: 'delete from idempotent_answer where key = $1',
      values: [key],
    });
    expect(moved(await post('withdraw', { amount: 300 }, key))).toEqual(moved(replies[0]!));
    await world.database.database.operatorQuery({
      text: 'delete from idempotent_answer where key = $1',
      values: [key],
    });
    expect((await post('withdraw', { amount: 301 }, key)).statusCode).toBe(422);
    expect(await withdrawals()).toHaveLength(1);
    expect(await credit()).toBe(470_000);
    expect((await post('withdraw', { amount: 300 }, null)).statusCode).toBe(422);
  });

  it('passes on the provider’s refusal, and accepts another withdrawal', async () => {
    const key = randomUUID();
    const tooMuch = await post('withdraw', { amount: 5_000.01 }, key);
    expect([tooMuch.statusCode, tooMuch.json()]).toEqual([
      422,
      expect.objectContaining({ code: 3104, message: expect.stringMatching(/\S/), result: null }),
    ]);
    await world.database.database.operatorQuery({
      text: 'delete from idempotent_answer where key = $1',
      values: [key],
    });
    expect((await post('withdraw', { amount: 5_000.01 }, key)).json()).toMatchObject({ code: 3104 });
    expect((await post('withdraw', { amount: 0 })).statusCode).toBe(422);
    expect((await post('withdraw', { amount: 100.005 })).statusCode).toBe(422);
    expect((await post('withdraw', { amount: 100 })).statusCode).toBe(200);
  });

  it.each(['doneReplyLost', 'http502', 'html200', 'code900'])(
    'keeps a withdrawal that ends in %s unknown, finds it at the provider and never sends it again',
    async (kind) => {
      await fault(kind, 'withdrawCredit');
      const key = randomUUID();
      const reply = await post('withdraw', { amount: 450 }, key);
      expect(reply.statusCode).toBe(202);
      const unknown = moved(reply);
      expect(unknown).toMatchObject({
        state: 'UNKNOWN',
        reference: null,
        note: expect.stringContaining('อย่าทำรายการซ้ำ'),
      });
      expect((await post('withdraw', { amount: 450 }, key)).statusCode).toBe(202);
      const another = await post('withdraw', { amount: 450 });
      expect([another.statusCode, another.json().message]).toEqual([409, expect.stringContaining('กำลังตรวจสอบ')]);
      const [{ id }] = (await withdrawals()) as [ReportedPayment];
      await decide(id, { paid: true });
      await settle();
      expect((await get<MoveView>(`move/${unknown.id}`, 'en')).result).toMatchObject({
        state: 'SETTLED',
        reference: id,
        note: 'Done',
      });
      expect(await withdrawals()).toHaveLength(1);
      expect(await credit()).toBe(455_000);
    },
  );

  it.each([
    ['maintenance', 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง'],
    ['http503', 'ระบบไม่ตอบกลับ เครดิตของคุณอยู่ครบ ลองอีกครั้งได้เลย'],
  ])('sends nothing while the provider is unavailable (%s), and accepts the same key later', async (kind, message) => {
    await simulator.control('POST', '/control/faults', { kind, username });
    const key = randomUUID();
    const reply = await post('withdraw', { amount: 450 }, key);
    expect([reply.statusCode, reply.json().message]).toEqual([503, message]);
    await simulator.clearFaults();
    expect(await withdrawals()).toEqual([]);
    expect(moved(await post('withdraw', { amount: 450 }, key))).toMatchObject({ reference: expect.any(String) });
    expect(await withdrawals()).toHaveLength(1);
  });

  it('refuses a withdrawal that never reached the provider, which took nothing', async () => {
    await fault('timeoutBefore', 'withdrawCredit');
    const unknown = moved(await post('withdraw', { amount: 450 }));
    expect(unknown.state).toBe('UNKNOWN');
    expect((await get<MoveView>(`move/${unknown.id}`)).result.state).toBe('UNKNOWN');
    await later(NOT_DONE_AFTER_MS + 1_000, settle);
    expect((await get<MoveView>(`move/${unknown.id}`)).result).toMatchObject({ state: 'REFUSED', reference: null });
    expect(await credit()).toBe(500_000);
    expect((await post('withdraw', { amount: 450 })).statusCode).toBe(200);
  });

  it('settles a withdrawal whose instance crashed', async () => {
    const intent = { kind: 'WITHDRAWAL', amountSatang: 20_000n, idempotencyKey: randomUUID(), after: null } as const;
    const moves = world.app.get(MovesRepository);
    await moves.begin({ prefix: 'MTO', username }, intent);
    expect((await post('withdraw', { amount: 200 })).statusCode).toBe(409);
    await later(NOT_DONE_AFTER_MS + 1_000, settle);
    expect((await post('withdraw', { amount: 200 })).statusCode).toBe(200);
  });

  it('sends nothing for an expired session, and accepts the same key later', async () => {
    await simulator.control('POST', `/control/sessions/${username}/expire`);
    const key = randomUUID();
    expect((await post('withdraw', { amount: 200 }, key)).json()).toMatchObject({ code: 1005 });
    headers = await world.enter({ prefix: 'MTO', username, password: 'Chips-2026!' });
    expect((await post('withdraw', { amount: 200 }, key)).statusCode).toBe(200);
  });

  it('hides a withdrawal from other members and guests', async () => {
    const { id } = moved(await post('withdraw', { amount: 200 }));
    headers = await world.enter(await simulator.addMember('MTO', 0));
    expect((await get(`move/${id}`)).code).toBe(404);
    expect((await get('move/none')).code).toBe(422);
    headers = {};
    expect((await get(`move/${id}`)).code).toBe(401);
  });

  it('rejects changes to a settled withdrawal in the database', async () => {
    const { id } = moved(await post('withdraw', { amount: 200 }));
    for (const [text, code] of [
      [`update provider_move set state = 'UNKNOWN', settled_at = null, reference = null where id = $1`, '23001'],
      ['update provider_move set amount_satang = 1 where id = $1', '23001'],
      ['delete from provider_move where id = $1', '42501'],
    ] as const)
      await expect(world.database.database.operatorQuery({ text, values: [id] })).rejects.toMatchObject({ code });
  });

  it('allows a withdrawal during a self-exclusion', async () => {
    world.excluded.add(username);
    expect((await post('withdraw', { amount: 200 })).statusCode).toBe(200);
  });

  it('pays cashback on the net loss once, even if the reply is lost', async () => {
    expect((await post('claim-cash-back', {})).json()).toMatchObject({ code: 3106 });
    const lost = await simulator.loseRound(username);
    const { result: offered } = await get<CashBack>('check-cash-back');
    expect(offered).toMatchObject({ netLossSatang: lost, amountSatang: Math.floor(lost / 10), percentage: 0.1 });
    const before = await credit();
    await fault('doneReplyLost', 'claimCashBack');
    const unknown = moved(await post('claim-cash-back', {}));
    expect(unknown).toMatchObject({ kind: 'CASHBACK', state: 'UNKNOWN', amount: null });
    expect((await get<MoveView>(`move/${unknown.id}`)).result).toMatchObject({
      state: 'SETTLED',
      amountSatang: offered.amountSatang,
    });
    expect(await credit()).toBe(before + offered.amountSatang);
    expect((await get<CashBack>('check-cash-back')).result.amountSatang).toBe(0);
  });

  it('returns the amount of a cashback claim as soon as the provider replies', async () => {
    await simulator.loseRound(username);
    const { result: offered } = await get<CashBack>('check-cash-back');
    const reply = await post('claim-cash-back', {});
    expect(reply.statusCode).toBe(200);
    expect(moved(reply)).toMatchObject({ state: 'SETTLED', amountSatang: offered.amountSatang });
  });

  it('turns a bonus on and off', async () => {
    expect((await post('bonus', { isBonus: true }, null)).json().result).toEqual({ bonus: 'BONUS' });
    await simulator.control('POST', '/control/deposits', {
      username,
      amountSatang: 10_000,
      reference: `B-${username}`,
    });
    const { result } = await get<WithdrawCondition>('withdraw-condition');
    expect(result).toMatchObject({ disableBtn: true, turnover: { requiredSatang: 33_000, doneSatang: 0 } });
    expect(result.message).toContain('330.00');
    expect((await post('bonus', { isBonus: false }, null)).json().result).toEqual({ bonus: 'NO_BONUS' });
  });

  it('moves a part of the income to the credit, and no more than there is', async () => {
    headers = await world.enter({ prefix: 'PIER', username: 'PIERDEMO1', password: 'Chips-2026!' });
    const { result: before } = await get<IncomeCondition>('withdraw-income-condition');
    expect(before).toMatchObject({ flag: true, minWithdraw: 20 });
    const part = moved(await post('claim-point', { amount: 20 }));
    expect(part).toMatchObject({ kind: 'INCOME', state: 'SETTLED', amountSatang: 2_000 });
    const { result: after } = await get<IncomeCondition>('withdraw-income-condition');
    expect(after.totalWalletSatang).toBe(before.totalWalletSatang - 2_000);
    expect(after.walletMainSatang).toBe(before.walletMainSatang + 2_000);
    expect((await post('claim-point', { amount: after.totalWallet + 1 })).json()).toMatchObject({ code: 3105 });
  });
});
