import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { TooManyRequests } from '@housebrand/shared';
import { actingAs } from '@housebrand/shared/testing';
import type { Redemption } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { CouponLimits } from './coupon-limits';
import { seedCoupons } from './seed-coupons';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
  const { database } = world.database;
  await database.forAgent('MTO', (tx) =>
    seedCoupons(tx, { now: new Date(), regulars: [], restartConsumer: () => Promise.resolve() }),
  );
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const member = async (): Promise<string> => (await simulator.addMember('MTO', 0)).username;

describe('coupon', () => {
  it('gives credit or points once per member, in any spelling of its code', async () => {
    const username = await member();
    const reply = await client.redeem(username, 'welcome 7k2m 93qx');
    expect(reply.statusCode).toBe(200);
    const { data } = reply.json() as { data: Redemption };
    expect(data.reward).toEqual({ kind: 'CREDIT', amount: 100, turnover: 300 });
    expect((await client.redeem(username, 'WELCOME-7K2M-93QX')).json().message).toBe('คุณใช้คูปองนี้แล้ว');
    expect((await client.redeem(username, 'POINTS-5H8T-41LC')).json().data.reward).toEqual({
      kind: 'POINT',
      amount: 50,
      turnover: 0,
    });
    await client.settled(username, 'reward');
    const rewards = await client.list(username, 'reward');
    expect(rewards.meta.total).toBe(2);
    expect(rewards.data.map(({ kind, unit, amount, status }) => [kind, unit, amount, status])).toEqual([
      ['COUPON', 'POINT', 50, 'SUCCESS'],
      ['COUPON', 'CREDIT', 100, 'SUCCESS'],
    ]);
    expect(await client.holds(username)).toEqual({ baht: 100, points: 50 });
    expect((await client.redeem(username, 'EXPIRED-2R6V-80ZD')).json().message).toMatch(/^คูปองหมดอายุ \d/);
  });

  it('can be redeemed again after its reward was refused', async () => {
    const redeemed = await client.redeem('MTONOBODY79', 'WELCOME-7K2M-93QX');
    expect(redeemed.statusCode).toBe(200);
    await client.settled('MTONOBODY79', 'reward');
    expect((await client.last('MTONOBODY79', 'reward'))!.status).toBe('REJECT');
    expect((await client.redeem('MTONOBODY79', 'WELCOME-7K2M-93QX')).statusCode).toBe(200);
    await client.settled('MTONOBODY79', 'reward');
  });

  it('limits wrong codes per member, without affecting other members', async () => {
    const [guesser, other] = [await member(), await member()];
    const codes: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) codes.push((await client.redeem(guesser, `GUESS-${nth}`)).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(404), 429, 429]);
    expect((await client.redeem(other, 'WELCOME-7K2M-93QX')).statusCode).toBe(200);
    expect((await client.redeem(guesser, '')).statusCode).toBe(422);
    await client.settled(other, 'reward');
  });

  it('limits the members with wrong codes per address, but not earlier members and other addresses', async () => {
    const miss = async (nth: number, remoteAddress: string) => {
      const headers = { ...actingAs('MTO', `MTOCROWD${nth}`), 'idempotency-key': client.newKey() };
      const request = { url: '/api/apps/coupons.redeem', headers, payload: { couponCode: 'GUESS' } };
      return (await world.app.inject({ method: 'POST', remoteAddress, ...request })).statusCode;
    };
    const [here, elsewhere] = ['203.0.113.7', '198.51.100.7'];
    const codes = new Set<number>();
    for (let nth = 0; nth < 100; nth += 1) codes.add(await miss(nth, here));
    expect([...codes]).toEqual([404]);
    expect([await miss(100, here), await miss(0, here), await miss(100, elsewhere)]).toEqual([429, 404, 404]);
  });

  it('limits the members with wrong codes per agent, without affecting other agents', async () => {
    const limits = world.app.get(CouponLimits);
    const miss = (prefix: string, nth: number) =>
      limits.take({ prefix, username: `CROWD${nth}` }, `10.1.${Math.floor(nth / 100)}.1`);
    for (let from = 0; from < 3_000; from += 100)
      await Promise.all(Array.from({ length: 100 }, (_, nth) => miss('LOTUS', from + nth)));
    await expect(miss('LOTUS', 3_000)).rejects.toThrow(TooManyRequests);
    // a member who is counted already may miss again
    await miss('LOTUS', 0);
    await miss('NAGA', 3_000);
  });
});
