import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import type { CouponReturn, CouponReturnPreview, Statement, WithdrawCondition } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { BooksRepository } from '../reconciliation/books.repository';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { seedCoupons } from './seed-coupons';
import { TurnoverRepository } from './turnover.repository';

/** 100 baht with a turnover requirement of three times the amount. */
const CODE = 'WELCOME-7K2M-93QX';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
  await world.database.database.forAgent('MTO', (tx) =>
    seedCoupons(tx, { now: new Date(), regulars: [], restartConsumer: () => Promise.resolve() }),
  );
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

/** Creates a member with an unplayed coupon of 100 baht. */
async function withCoupon(creditSatang: number) {
  const known = await simulator.addMember('MTO', creditSatang);
  const headers = await world.enter(known);
  const { username } = known;
  const reply = await client.redeem(username, CODE);
  expect(reply.statusCode).toBe(200);
  await client.settled(username, 'reward');
  const post = (url: string, payload: object) =>
    world.app.inject({ method: 'POST', url, headers: { ...headers, 'idempotency-key': randomUUID() }, payload });
  const read = async <T>(url: string) => (await world.app.inject({ url, headers })).json<{ result: T; data: T }>();
  return {
    username,
    id: reply.json<{ data: { transactionId: string } }>().data.transactionId,
    credit: (satang: number) =>
      simulator.control('POST', `/control/members/${username}/credit`, { creditSatang: satang }),
    post,
    withdraw: (amount: number) => post('/api/provider/withdraw', { amount }),
    condition: async () => (await read<WithdrawCondition>('/api/provider/withdraw-condition')).result,
    lines: async () => (await read<Statement>('/api/apps/payments/statement')).data.lines,
  };
}
type Holder = Awaited<ReturnType<typeof withCoupon>>;

const previewed = async ({ username, id }: Holder): Promise<CouponReturnPreview> => {
  const reply = await client.previewReturn(username, id);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: CouponReturnPreview }>().data;
};

/** Returns a coupon and waits for the outcome. */
async function returned({ username, id }: Holder, amountSatang: number): Promise<CouponReturn> {
  const reply = await client.returnCoupon(username, id, amountSatang);
  expect(reply.statusCode).toBe(200);
  await client.settled(username, 'reward');
  return reply.json<{ data: CouponReturn }>().data;
}

/** Returns the differences in our own ledger. */
async function faults(): Promise<object[]> {
  const books = world.app.get(BooksRepository, { strict: false });
  return [...(await books.wrongEntries(new Date(0))), ...(await books.wrongBalances(new Date(0)))];
}

describe('return of a coupon', () => {
  it('takes the unplayed reward back, once, and frees the member’s own deposits', async () => {
    const holder = await withCoupon(50_000);
    const { username, id, withdraw, condition, lines } = holder;
    expect((await withdraw(200)).json().code).toBe(4410);
    expect(await previewed(holder)).toEqual({
      amountSatang: 10_000,
      missingTurnoverSatang: 30_000,
      isPlayed: false,
      creditAfterSatang: 50_000,
      withdrawableAfterSatang: 50_000,
      turnoverLeftSatang: 0,
    });
    const key = client.newKey();
    const first = await client.returnCoupon(username, id, 10_000, key);
    await client.settled(username, 'reward');
    const { transactionId, amountSatang } = first.json<{ data: CouponReturn }>().data;
    expect(amountSatang).toBe(10_000);
    expect(await client.holds(username)).toMatchObject({ baht: 500 });
    expect(await condition()).toMatchObject({ disableBtn: false, demands: [], amountCanWithdrawSatang: 50_000 });
    // the same key replays the reply, another one finds the same payment
    expect((await client.returnCoupon(username, id, 10_000, key)).json()).toMatchObject({ data: { transactionId } });
    const again = (await client.returnCoupon(username, id, 10_000)).json<{ data: CouponReturn }>().data;
    expect(again).toEqual({ transactionId, amountSatang: 10_000, status: 'SUCCESS' });
    expect(await client.holds(username)).toMatchObject({ baht: 500 });
    // a returned coupon stays used
    expect((await client.redeem(username, CODE)).json().message).toBe('คุณใช้คูปองนี้แล้ว');
    expect((await client.previewReturn(username, id)).statusCode).toBe(409);
    expect(await client.last(username, 'reward')).toMatchObject({ id: transactionId, amount: -100, reverses: id });
    const [back, coupon] = await lines();
    expect(back).toMatchObject({ kind: 'COUPON_RETURNED', amountSatang: -10_000, balanceAfterSatang: 50_000 });
    expect(coupon).toMatchObject({ kind: 'COUPON', amountSatang: 10_000 });
    expect((await withdraw(500)).statusCode).toBe(200);
    expect(await faults()).toEqual([]);
  });

  it('takes what is left of a played coupon, and leaves winnings', async () => {
    const [loser, winner] = [await withCoupon(0), await withCoupon(0)];
    for (const { username } of [loser, winner]) world.stakes.push({ username, at: world.clock.now(), satang: 7_000n });
    await loser.credit(3_000);
    await winner.credit(45_000);
    expect(await previewed(loser)).toMatchObject({
      amountSatang: 3_000,
      missingTurnoverSatang: 23_000,
      isPlayed: true,
      creditAfterSatang: 0,
    });
    await returned(loser, 3_000);
    await returned(winner, 10_000);
    expect(await client.holds(loser.username)).toMatchObject({ baht: 0 });
    expect(await client.holds(winner.username)).toMatchObject({ baht: 350 });
    expect((await winner.withdraw(350)).statusCode).toBe(200);
    expect(await faults()).toEqual([]);
  });

  it('drops the requirement at once if there is no credit to take', async () => {
    const holder = await withCoupon(0);
    await holder.credit(0);
    expect(await previewed(holder)).toMatchObject({ amountSatang: 0, creditAfterSatang: 0 });
    expect(await returned(holder, 0)).toEqual({ transactionId: null, amountSatang: 0, status: 'SUCCESS' });
    expect(await holder.condition()).toMatchObject({ demands: [] });
    expect((await client.list(holder.username, 'reward')).meta.total).toBe(1);
  });

  it('says what stays locked while a deposit requires turnover, too', async () => {
    const holder = await withCoupon(0);
    const { username, post } = holder;
    await post('/api/provider/bonus', { isBonus: true });
    const deposit = { username, amountSatang: 40_000, reference: `${username}-1` };
    await simulator.control('POST', '/control/deposits', deposit);
    // three times 400 and its bonus of 10 %
    expect(await previewed(holder)).toMatchObject({
      creditAfterSatang: 44_000,
      withdrawableAfterSatang: 0,
      turnoverLeftSatang: 132_000,
    });
  });

  it('is refused with open bets, for more than agreed, and for what is no open coupon of the member', async () => {
    const [holder, other] = [await withCoupon(0), await withCoupon(0)];
    const { username, id } = holder;
    const both = async (redemption: string, amount: number) => {
      const preview = await client.previewReturn(username, redemption);
      const reply = await client.returnCoupon(username, redemption, amount);
      expect(preview.json().message).toBe(reply.json().message);
      return reply.statusCode;
    };
    world.undecided.set(username, { bets: 1, stakeSatang: 500 });
    expect(await both(id, 10_000)).toBe(409);
    world.undecided.delete(username);
    expect((await client.returnCoupon(username, id, 9_999)).json().message).toContain('เครดิตของคุณเปลี่ยนไป');
    expect(await both(other.id, 10_000)).toBe(404);
    expect(await both(randomUUID(), 10_000)).toBe(404);
    const points = (await client.redeem(username, 'POINTS-5H8T-41LC')).json<{ data: { transactionId: string } }>();
    await client.settled(username, 'reward');
    // points require no turnover
    expect(await both(points.data.transactionId, 0)).toBe(409);
    expect((await client.returnCoupon(username, id, 10_000, null)).statusCode).toBe(422);
    expect((await client.returnCoupon(username, id, -1)).statusCode).toBe(422);
    expect((await client.returnCoupon(username, 'no-uuid', 0)).statusCode).toBe(422);
    expect(await client.holds(username)).toMatchObject({ baht: 100, points: 50 });
  });

  it('lets an excluded member return a coupon and withdraw', async () => {
    const holder = await withCoupon(50_000);
    const { username, condition, withdraw } = holder;
    world.excluded.add(username);
    expect(await previewed(holder)).toMatchObject({ amountSatang: 10_000, withdrawableAfterSatang: 50_000 });
    expect(await returned(holder, 10_000)).toMatchObject({ amountSatang: 10_000 });
    expect(await client.last(username, 'reward')).toMatchObject({ status: 'SUCCESS', amount: -100 });
    expect(await client.holds(username)).toMatchObject({ baht: 500 });
    expect(await condition()).toMatchObject({ demands: [], amountCanWithdrawSatang: 50_000 });
    expect((await withdraw(500)).statusCode).toBe(200);
    world.excluded.delete(username);
    expect(await faults()).toEqual([]);
  });

  it('debits once when the provider’s reply is lost', async () => {
    const holder = await withCoupon(50_000);
    const { username, condition } = holder;
    await simulator.control('POST', '/control/faults', {
      kind: 'doneReplyLost',
      call: 'debitTransfer',
      username,
      times: 1,
    });
    await returned(holder, 10_000);
    expect(await client.holds(username)).toMatchObject({ baht: 500 });
    const { timeline } = (await client.last(username, 'reward'))!;
    expect(timeline.map(({ kind }) => kind)).toEqual(['created', 'sent', 'unknown', 'confirmed']);
    expect(await condition()).toMatchObject({ demands: [] });
    expect(await faults()).toEqual([]);
  });

  it('keeps the requirement if the provider refuses, and can be tried again', async () => {
    const holder = await withCoupon(50_000);
    const { username, condition } = holder;
    const repository = world.app.get(TurnoverRepository, { strict: false });
    const at = world.clock.now();
    const request = { payment: holder.id, amount: 10_000n, day: '2026-11-18', at };
    // the credit is lost between the request and the debit
    await holder.credit(0);
    const { reversal } = await repository.return({ prefix: 'MTO', username }, request);
    expect((await client.previewReturn(username, holder.id)).json().message).toContain('กำลังคืนคูปองนี้อยู่');
    await world.app.get(PaymentSaga, { strict: false }).drive('MTO', reversal!);
    await holder.credit(60_000);
    expect(await client.last(username, 'reward')).toMatchObject({ status: 'REJECT' });
    expect(await condition()).toMatchObject({ disableBtn: true, demands: [{ missingSatang: 30_000 }] });
    await returned(holder, 10_000);
    expect(await condition()).toMatchObject({ demands: [] });
    expect(await client.holds(username)).toMatchObject({ baht: 500 });
    expect(await faults()).toEqual([]);
  });
});
