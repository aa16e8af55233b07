import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import type { WithdrawCondition } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { seedCoupons } from '../coupons/seed-coupons';

/** 100 baht with a turnover requirement of three times the amount. */
const CODE = 'WELCOME-7K2M-93QX';

let simulator: RunningSimulator;
let world: WalletApp;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  await world.database.database.forAgent('MTO', (tx) =>
    seedCoupons(tx, { now: new Date(), regulars: [], restartConsumer: () => Promise.resolve() }),
  );
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

describe('withdrawal condition', () => {
  it('lists the deposits, coupons and unsettled bets that block a withdrawal, with the missing turnover', async () => {
    const member = await simulator.addMember('MTO', 0);
    const { username } = member;
    const headers = await world.enter(member);
    const condition = () => conditionOf(headers);
    const deposit = (nth: number, amountSatang: number) =>
      simulator.control('POST', '/control/deposits', { username, amountSatang, reference: `${username}-${nth}` });
    await world.app.inject({ method: 'POST', url: '/api/provider/bonus', headers, payload: { isBonus: true } });

    // required turnover: three times 400 + 10 %, five times 1,000 + 20 %
    await deposit(1, 40_000);
    await deposit(2, 100_000);
    const first = { kind: 'deposit', reference: `${username}-1`, amountSatang: 40_000 };
    const second = { kind: 'deposit', reference: `${username}-2`, amountSatang: 100_000 };
    const deposited = await condition();
    expect(deposited).toMatchObject({
      disableBtn: true,
      creditSatang: 164_000,
      amountCanWithdrawSatang: 0,
      unsettled: null,
      turnover: { requiredSatang: 732_000, doneSatang: 0 },
      demands: [
        { ...first, requiredSatang: 132_000, doneSatang: 0, missingSatang: 132_000 },
        { ...second, requiredSatang: 600_000, doneSatang: 0, missingSatang: 600_000 },
      ],
    });
    expect(deposited.message).toContain('7,320.00');

    // 1,400 are played: the first is met, and 80 count for the second; a sports bet counts once it is settled
    await play(username, 70_000, 70_000);
    world.undecided.set(username, { bets: 2, stakeSatang: 4_000 });
    const played = await condition();
    expect(played).toMatchObject({
      disableBtn: true,
      amountCanWithdrawSatang: 0,
      unsettled: { bets: 2, stakeSatang: 4_000 },
      turnover: { requiredSatang: 600_000, doneSatang: 8_000 },
      demands: [{ ...second, requiredSatang: 600_000, doneSatang: 8_000, missingSatang: 592_000 }],
    });
    expect(played.demands).toHaveLength(1);
    expect(played.message).toContain('5,920.00');
    expect((await conditionOf({ ...headers, 'accept-language': 'en' })).message).toBe(
      'Turnover of ฿5,920.00 to go before you can withdraw',
    );

    const client = new WalletClient(world.app);
    expect((await client.redeem(username, CODE)).statusCode).toBe(200);
    await client.settled(username, 'reward');
    const coupon = { kind: 'coupon', amountSatang: 10_000, requiredSatang: 30_000, missingSatang: 30_000 };
    expect(await condition()).toMatchObject({
      message: 'ต้องทำยอดเทิร์นอีก ฿6,220.00 จึงจะถอนเงินได้',
      turnover: { requiredSatang: 630_000, doneSatang: 8_000 },
      demands: [{ reference: `${username}-2`, missingSatang: 592_000 }, coupon],
    });
    // turnover at the provider counts for its own requirements; ours are measured by the bet feed
    world.stakes.push({ username, at: world.clock.now(), satang: 30_000n });
    expect((await condition()).demands).toMatchObject([{ reference: `${username}-2`, missingSatang: 592_000 }]);
  });

  it('reports a pending withdrawal in the reader’s language', async () => {
    const member = await simulator.addMember('MTO', 100_000);
    const headers = await world.enter(member);
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/provider/withdraw',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: { amount: 250 },
    });
    expect(statusCode).toBe(200);
    expect(await conditionOf(headers)).toMatchObject({
      disableBtn: true,
      open: { amountSatang: 25_000 },
      message: 'มีรายการถอนที่รอดำเนินการอยู่',
    });
    const { message } = await conditionOf({ ...headers, 'accept-language': 'en' });
    expect(message).toBe('You already have a withdrawal in progress');
  });
});

async function conditionOf(headers: Record<string, string>): Promise<WithdrawCondition> {
  return (await world.app.inject({ url: '/api/provider/withdraw-condition', headers })).json().result;
}

/** Plays rounds of a slot on the provider's page. */
async function play(username: string, ...stakes: number[]): Promise<void> {
  const { uri } = await simulator.control<{ uri: string }>('POST', '/control/launches', {
    username,
    gameID: 'NAGX-0001',
  });
  const entered = await fetch(uri, { redirect: 'manual' });
  const page = new URL(entered.headers.get('location')!, uri).href;
  const headers = {
    'content-type': 'application/json',
    cookie: entered.headers.get('set-cookie')!.split(';')[0]!,
  };
  for (const stake of stakes) {
    const body = JSON.stringify({ roundId: randomUUID(), bets: [{ stake }] });
    expect((await fetch(`${page}/rounds`, { method: 'POST', headers, body })).status).toBe(200);
  }
}
