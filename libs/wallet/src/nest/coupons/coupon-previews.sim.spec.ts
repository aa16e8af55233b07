import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { sql } from 'drizzle-orm';
import type { CouponOffer, CouponPreview } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { insertCodes, insertCoupon } from './coupons.repository';

const DAY_MS = 86_400_000;

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const member = async (): Promise<string> => (await simulator.addMember('MTO', 0)).username;

/** Creates a coupon of 100 baht with a code; it can be redeemed from yesterday on. */
async function coupon(code: string, differences: Partial<CouponOffer> = {}, uses: number | null = null): Promise<void> {
  const now = world.clock.now();
  const offer: CouponOffer = {
    name: code,
    unit: 'CREDIT',
    amount: 10_000n,
    turnoverMultiplier: 3,
    validFrom: new Date(now.getTime() - DAY_MS),
    validUntil: null,
    perMember: 1,
    total: null,
    ...differences,
  };
  await world.database.database.forAgent('MTO', async (tx) =>
    insertCodes(tx, await insertCoupon(tx, offer, now), [code], uses),
  );
}

/** Returns the number of rows that a preview could have written. */
async function rows(): Promise<Record<string, unknown>> {
  const [counted] = await world.database.database.forAgent('MTO', async (tx) => {
    const result = await tx.execute(sql`
      select (select count(*) from payment) payments, (select count(*) from ledger_account) accounts,
        (select count(*) from coupon_redemption) redemptions, (select count(*) from turnover_requirement) requirements,
        (select sum(redeemed) from coupon) redeemed, (select sum(used) from coupon_code) used`);
    return result.rows;
  });
  return counted!;
}

async function terms(username: string, code: string): Promise<CouponPreview> {
  const reply = await client.preview(username, code);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: CouponPreview }>().data;
}

describe('preview of a coupon', () => {
  it('shows reward, turnover requirement and end, in any spelling of the code, and writes nothing', async () => {
    const validUntil = new Date(world.clock.now().getTime() + DAY_MS);
    await coupon('TERMS-CREDIT', { validUntil });
    await coupon('TERMS-POINTS', { unit: 'POINT', amount: 50n, turnoverMultiplier: 0 });
    const username = await member();
    const before = await rows();
    expect(await terms(username, 'terms credit')).toEqual({
      kind: 'CREDIT',
      amountSatang: 10_000,
      amountPoints: null,
      turnoverMultiplier: 3,
      requiredTurnoverSatang: 30_000,
      validUntil: validUntil.toISOString(),
    });
    expect(await terms(username, 'TERMS-POINTS')).toEqual({
      kind: 'POINT',
      amountSatang: null,
      amountPoints: 50,
      turnoverMultiplier: 0,
      requiredTurnoverSatang: 0,
      validUntil: null,
    });
    expect(await rows()).toEqual(before);
    expect(await client.holds(username)).toEqual({ baht: 0, points: 0 });
    // the coupon is still there for the member
    expect((await client.redeem(username, 'TERMS-CREDIT')).statusCode).toBe(200);
    await client.settled(username, 'reward');
  });

  it('is refused for the same reason as redeeming', async () => {
    const now = world.clock.now().getTime();
    await coupon('SAME-USED');
    await coupon('SAME-EARLY', { validFrom: new Date(now + DAY_MS) });
    await coupon('SAME-ENDED', { validUntil: new Date(now - 1_000) });
    await coupon('SAME-TOTAL', { total: 1 });
    await coupon('SAME-ONCE', {}, 1);
    const [username, other] = [await member(), await member()];
    for (const [who, code] of [
      [username, 'SAME-USED'],
      [other, 'SAME-TOTAL'],
      [other, 'SAME-ONCE'],
    ] as const)
      expect((await client.redeem(who, code)).statusCode).toBe(200);
    await client.settled(username, 'reward');
    await client.settled(other, 'reward');
    const said = (reply: Awaited<ReturnType<WalletClient['preview']>>) => {
      const { code, message } = reply.json<{ code: number; message: string }>();
      return [reply.statusCode, code, message];
    };
    const refusals: unknown[] = [];
    for (const code of ['SAME-USED', 'SAME-EARLY', 'SAME-ENDED', 'SAME-TOTAL', 'SAME-ONCE', 'SAME-NONE', '']) {
      const preview = said(await client.preview(username, code));
      expect(preview).toEqual(said(await client.redeem(username, code)));
      refusals.push(preview[0]);
    }
    expect(refusals).toEqual([409, 404, 409, 409, 409, 404, 422]);
    world.excluded.add(username);
    expect((await client.preview(username, 'SAME-TOTAL')).statusCode).toBe(403);
    world.excluded.delete(username);
  });

  it('waits while money is on its way out, but only if turnover is required', async () => {
    await coupon('PENDING-PLAY');
    await coupon('PENDING-FREE', { turnoverMultiplier: 0 });
    const username = await member();
    const at = world.clock.now().toISOString();
    await world.database.database.forAgent('MTO', (tx) =>
      tx.execute(sql`
        insert into provider_move (agent, id, username, kind, amount_satang, idempotency_key, state, created_at)
        values ('MTO', gen_random_uuid(), ${username}, 'WITHDRAWAL', 10000, 'pending', 'UNKNOWN', ${at})`),
    );
    expect((await client.preview(username, 'PENDING-PLAY')).statusCode).toBe(425);
    expect((await client.preview(username, 'PENDING-FREE')).statusCode).toBe(200);
  });

  it('counts wrong codes together with redeeming', async () => {
    await coupon('COUNTED');
    const username = await member();
    const codes: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      codes.push((await client.preview(username, `GUESS-${nth}`)).statusCode);
      codes.push((await client.redeem(username, `GUESS-${nth}`)).statusCode);
    }
    expect(codes).toEqual([...Array<number>(10).fill(404), 429, 429]);
    expect((await client.preview(username, 'COUNTED')).statusCode).toBe(429);
    const other = await member();
    // terms that are shown count for nothing
    for (let nth = 0; nth < 12; nth += 1) expect((await client.preview(other, 'COUNTED')).statusCode).toBe(200);
  });
});
