import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { TURNOVER_MISSING, type WithdrawCondition } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { MoveSettlement } from '../unkeyed-moves/move-settlement.service';
import { CouponEditorService } from './coupon-editor.service';
import { seedCoupons } from './seed-coupons';
import { TurnoverService } from './turnover.service';

/** 100 baht with a turnover requirement of three times the amount. */
const CODE = 'WELCOME-7K2M-93QX';
const TIMES = 25;

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

/** Logs a new member in; returns the calls they make. */
async function member(creditSatang: number) {
  const known = await simulator.addMember('MTO', creditSatang);
  const headers = await world.enter(known);
  const { username } = known;
  return {
    username,
    withdraw: (amount: number, key: string = randomUUID(), language = 'th') =>
      world.app.inject({
        method: 'POST',
        url: '/api/provider/withdraw',
        headers: { ...headers, 'idempotency-key': key, 'accept-language': language },
        payload: { amount },
      }),
    condition: async (language = 'th') => {
      const requested = {
        url: '/api/provider/withdraw-condition',
        headers: { ...headers, 'accept-language': language },
      };
      return (await world.app.inject(requested)).json<{ result: WithdrawCondition }>().result;
    },
    play: (satang: bigint) => world.stakes.push({ username, at: world.clock.now(), satang }),
    redeemed: async () => {
      expect((await client.redeem(username, CODE)).statusCode).toBe(200);
      await client.settled(username, 'reward');
    },
  };
}

async function anotherCoupon({ satang, times }: { satang: bigint; times: number }): Promise<string> {
  const coupons = world.app.get(CouponEditorService, { strict: false });
  const offer = { name: 'Another', unit: 'CREDIT', amount: satang, turnoverMultiplier: times } as const;
  const { id } = await coupons.create(
    'MTO',
    {
      ...offer,
      validFrom: new Date(0),
      validUntil: null,
      perMember: 1,
      total: null,
    },
    'operator',
  );
  return (await coupons.codes('MTO', id, 1, 'operator')).codes[0]!;
}

describe('coupon with a turnover requirement', () => {
  it('blocks withdrawals and gifts until it is met, and shows the missing turnover per coupon', async () => {
    const { username, withdraw, condition, play, redeemed } = await member(50_000);
    play(70_000n);
    await redeemed();
    const { id } = (await client.last(username, 'reward'))!;
    expect(await condition()).toMatchObject({
      disableBtn: true,
      creditSatang: 60_000,
      amountCanWithdrawSatang: 0,
      unsettled: null,
      message: 'ต้องทำยอดเทิร์นอีก ฿300.00 จึงจะถอนเงินได้',
      turnover: { requiredSatang: 30_000, doneSatang: 0 },
      demands: [{ kind: 'coupon', reference: id, amountSatang: 10_000, requiredSatang: 30_000, missingSatang: 30_000 }],
    });
    const refused = await withdraw(200);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: TURNOVER_MISSING, message: 'ต้องเล่นยอดเทิร์นจากคูปองอีก ฿300.00 จึงจะถอนเงินหรือส่งชิปได้' },
    ]);
    play(10_000n);
    expect((await withdraw(200, undefined, 'en')).json().message).toBe(
      'Play another ฿200.00 from your coupons before you withdraw or send chips',
    );
    const other = await member(0);
    expect((await client.give(username, other.username, 100)).json().code).toBe(TURNOVER_MISSING);
    play(20_000n);
    expect(await condition()).toMatchObject({ disableBtn: false, message: '', turnover: null, demands: [] });
    const key = randomUUID();
    expect((await withdraw(200, key)).statusCode).toBe(200);
    expect((await client.give(username, other.username, 100)).statusCode).toBe(200);
    await client.settled(username);
    expect(await client.holds(username)).toEqual({ baht: 300, points: 0 });
    // a repeated key returns the first withdrawal
    expect((await withdraw(200, key)).statusCode).toBe(200);
  });

  it('counts turnover for one coupon after the other', async () => {
    const { username, condition, play, redeemed } = await member(0);
    const second = await anotherCoupon({ satang: 5_000n, times: 2 });
    await redeemed();
    play(4_000n);
    expect((await client.redeem(username, second)).statusCode).toBe(200);
    play(28_000n);
    // 300 and 100 are required; 40 were played before the second coupon, and 260 of the rest count for the first
    expect(await condition()).toMatchObject({
      turnover: { requiredSatang: 10_000, doneSatang: 2_000 },
      demands: [{ amountSatang: 5_000, missingSatang: 8_000 }],
    });
    await client.settled(username, 'reward');
  });

  it('requires no turnover if its credit never arrived', async () => {
    const unknownMember = { prefix: 'MTO', username: 'MTONOBODY80' };
    expect((await client.redeem(unknownMember.username, CODE)).statusCode).toBe(200);
    await client.settled(unknownMember.username, 'reward');
    expect((await client.last(unknownMember.username, 'reward'))!.status).toBe('REJECT');
    const turnover = world.app.get(TurnoverService, { strict: false });
    expect(await turnover.missing(unknownMember)).toEqual([]);
  });

  it('cannot be redeemed while a withdrawal has an unknown outcome', async () => {
    const { username, withdraw } = await member(50_000);
    await simulator.control('POST', '/control/faults', {
      kind: 'doneReplyLost',
      call: 'withdrawCredit',
      username,
      times: 1,
    });
    expect((await withdraw(500)).statusCode).toBe(202);
    const key = client.newKey();
    const waits = await client.redeem(username, CODE, key);
    expect([waits.statusCode, waits.headers['retry-after'], waits.json().message]).toEqual([
      425,
      '5',
      expect.stringContaining('กรุณาใช้คูปองเมื่อรายการเสร็จแล้ว'),
    ]);
    await world.app.get(MoveSettlement, { strict: false }).settleAll();
    expect((await client.redeem(username, CODE, key)).statusCode).toBe(200);
    await client.settled(username, 'reward');
    expect(await client.holds(username)).toEqual({ baht: 100, points: 0 });
  });

  it('never leaves with a concurrent withdrawal or gift', async () => {
    const receiver = await member(0);
    const race = async (nth: number): Promise<void> => {
      const { username, withdraw, condition } = await member(10_000);
      // only the member's own money may leave: 100 of 200 at most
      const leave = nth % 2 === 0 ? withdraw(200) : client.give(username, receiver.username, 200);
      const [, redeemed] = await Promise.all([leave, client.redeem(username, CODE)]);
      await Promise.all([client.settled(username, 'reward'), client.settled(username)]);
      const held = (await client.holds(username)).baht;
      const { demands, open } = await condition();
      const isRedeemed = redeemed.statusCode === 200;
      expect([held, open, demands.length]).toEqual([isRedeemed ? 200 : 100, null, isRedeemed ? 1 : 0]);
    };
    for (let nth = 0; nth < TIMES; nth += 1) await race(nth);
    expect(await client.holds(receiver.username)).toEqual({ baht: 0, points: 0 });
  });

  it('lets own money leave in either order, without losing any', async () => {
    const tally = new Map<string, number>();
    for (let nth = 0; nth < TIMES; nth += 1) {
      const { username, withdraw } = await member(10_000);
      const [left, redeemed] = await Promise.all([withdraw(100), client.redeem(username, CODE)]);
      const outcome = `${left.statusCode} ${redeemed.statusCode}`;
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
      await client.settled(username, 'reward');
      const gone = left.statusCode === 200 ? 100 : 0;
      const come = redeemed.statusCode === 200 ? 100 : 0;
      expect(await client.holds(username)).toEqual({ baht: 100 - gone + come, points: 0 });
    }
    // either call was first, or the redemption came while the withdrawal was pending
    expect([...tally.keys()].filter((seen) => !['409 200', '200 425', '200 200'].includes(seen))).toEqual([]);
  });
});
