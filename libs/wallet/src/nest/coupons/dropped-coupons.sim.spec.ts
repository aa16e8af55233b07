import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import type { WithdrawCondition } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { BooksRepository } from '../reconciliation/books.repository';
import { seedCoupons } from './seed-coupons';

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
  expect((await client.redeem(username, CODE)).statusCode).toBe(200);
  await client.settled(username, 'reward');
  return {
    username,
    withdraw: (amount: number) =>
      world.app.inject({
        method: 'POST',
        url: '/api/provider/withdraw',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload: { amount },
      }),
    condition: async () => {
      const reply = await world.app.inject({ url: '/api/provider/withdraw-condition', headers });
      return reply.json<{ result: WithdrawCondition }>().result;
    },
  };
}

/** Returns the differences in our own ledger. */
async function faults(): Promise<object[]> {
  const books = world.app.get(BooksRepository, { strict: false });
  return [...(await books.wrongEntries(new Date(0))), ...(await books.wrongBalances(new Date(0)))];
}

describe('unplayed coupon of an excluded member', () => {
  it('does not block a withdrawal: only its own amount is reversed, once', async () => {
    const { username, withdraw, condition } = await withCoupon(1_100_000);
    expect((await withdraw(5_000)).json().code).toBe(4410);
    world.excluded.add(username);
    expect(await condition()).toMatchObject({ disableBtn: false, demands: [] });
    expect((await withdraw(5_000)).statusCode).toBe(200);
    expect(await client.holds(username)).toMatchObject({ baht: 6_000 });
    const rewards = (await client.list(username, 'reward')).data;
    const [back, coupon] = rewards.map(({ amount, status, reverses, id }) => ({ amount, status, reverses, id }));
    expect(rewards).toHaveLength(2);
    expect(back).toMatchObject({ amount: -100, status: 'SUCCESS', reverses: coupon!.id });
    expect(coupon).toMatchObject({ amount: 100, status: 'SUCCESS', reverses: null });
    world.excluded.delete(username);
    expect(await condition()).toMatchObject({ demands: [] });
    expect(await faults()).toEqual([]);
  });

  it('reverses no more than the member’s credit', async () => {
    const { username, withdraw } = await withCoupon(0);
    // the member has lost all but 30 baht
    await simulator.control('POST', `/control/members/${username}/credit`, { creditSatang: 3_000 });
    world.excluded.add(username);
    await withdraw(50);
    expect(await client.holds(username)).toMatchObject({ baht: 0 });
    expect(await client.last(username, 'reward')).toMatchObject({ amount: -30, status: 'SUCCESS' });
    expect(await faults()).toEqual([]);
  });

  it('is dropped even if the provider refuses the reversal', async () => {
    const { username, withdraw } = await withCoupon(50_000);
    world.excluded.add(username);
    const fault = { kind: 'unknownCode', code: 9999, call: 'debitTransfer', username, times: 1 };
    await simulator.control('POST', '/control/faults', fault);
    expect((await withdraw(500)).statusCode).toBe(200);
    expect(await faults()).toEqual([]);
  });
});

describe('excluded member', () => {
  it('gets no coupon, bonus, cashback or play points, but may turn the bonus off', async () => {
    const known = await simulator.addMember('MTO', 50_000);
    const headers = await world.enter(known);
    world.excluded.add(known.username);
    const post = async (path: string, payload: object) => {
      const keyed = { ...headers, 'idempotency-key': randomUUID() };
      return (await world.app.inject({ method: 'POST', url: path, headers: keyed, payload })).statusCode;
    };
    expect((await client.redeem(known.username, CODE)).statusCode).toBe(403);
    expect(await post('/api/provider/bonus', { isBonus: true })).toBe(403);
    expect(await post('/api/provider/bonus', { isBonus: false })).toBe(200);
    expect(await post('/api/provider/claim-cash-back', {})).toBe(403);
    expect(await post('/api/provider/claim-point', { amount: 20 })).toBe(403);
  });

  it('gets no gift, and the sender sees the same reply as for an unknown member', async () => {
    const [giver, receiver] = [await simulator.addMember('MTO', 50_000), await simulator.addMember('MTO', 0)];
    world.excluded.add(receiver.username);
    const unknownName = `${receiver.username}9`;
    const shown = async (name: string) => {
      const reply = await client.give(giver.username, name, 100);
      return [reply.statusCode, reply.json(), reply.body.replaceAll(name, 'NAME')] as const;
    };
    const [known, unknown] = [await shown(receiver.username), await shown(unknownName)];
    expect(known[0]).toBe(404);
    expect(known[2].replace(/"requestId":"[^"]*"/, '')).toBe(unknown[2].replace(/"requestId":"[^"]*"/, ''));
  });
});
