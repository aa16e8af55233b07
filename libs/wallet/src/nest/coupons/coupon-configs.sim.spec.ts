import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { actingAs, actingAsKeyOf } from '@housebrand/shared/testing';
import type { CouponConfig } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;
const key = actingAsKeyOf('MTO');

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const ask = (path: string, payload?: object, headers: object = key) =>
  world.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/apps/coupons${path}`,
    headers: { ...headers, 'idempotency-key': client.newKey() },
    ...(payload && { payload }),
  });
const made = async (request: object) => (await ask('', request)).json<{ data: CouponConfig }>().data;
const songkran = { name: 'Songkran', kind: 'CREDIT', amountSatang: 5_050, turnoverMultiplier: 3 };

describe('coupon API for agent keys', () => {
  it('creates, lists and disables coupons and issues codes, and audits each change', async () => {
    const { username } = await simulator.addMember('MTO', 0);
    const coupon = await made({ ...songkran, total: 2 });
    expect(coupon).toMatchObject({ ...songkran, perMember: 1, total: 2, redeemed: 0, codes: 0, disabledAt: null });
    const { codes } = (await ask(`/${coupon.id}/codes`, { count: 3 })).json<{ data: { codes: string[] } }>().data;
    expect(new Set(codes).size).toBe(3);
    expect(codes.every((code) => /^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/.test(code))).toBe(true);
    expect((await client.redeem(username, codes[0])).json().data.reward).toEqual({
      kind: 'CREDIT',
      amount: 50.5,
      turnover: 151.5,
    });
    await client.settled(username, 'reward');
    const listed = (await ask('')).json<{ data: CouponConfig[]; meta: { total: number } }>();
    expect(listed).toMatchObject({ data: [{ id: coupon.id, redeemed: 1, codes: 3 }], meta: { total: 1 } });
    expect(JSON.stringify(listed)).not.toContain(codes[1]);
    for (const again of [1, 2]) {
      const off = await ask(`/${coupon.id}/disable`, {});
      expect([again, off.statusCode, off.json().data.disabledAt]).toEqual([again, 200, expect.any(String)]);
    }
    const other = await simulator.addMember('MTO', 0);
    expect((await client.redeem(other.username, codes[1])).json().message).toMatch(/^คูปองหมดอายุ \d/);
    const { rows } = await world.database.database.operatorQuery<{ action: string; actor: string; details: string }>({
      text: `select action, actor, details from audit_entry where subject = $1 order by number`,
      values: [coupon.id],
    });
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual(
      ['created', 'codes-made', 'disabled'].map((what) => [`settings.coupon-${what}`, 'agent key']),
    );
    expect(JSON.stringify(rows)).not.toContain(codes[1]);
  });

  it('denies access to guests, members and other agents', async () => {
    const coupon = await made(songkran);
    for (const [headers, status] of [
      [{}, 401],
      [actingAs('MTO', 'MTODEMO1'), 403],
      [actingAsKeyOf('NAGA'), 404],
    ] as const) {
      expect((await ask(`/${coupon.id}/codes`, { count: 1 }, headers)).statusCode).toBe(status);
      expect((await ask(`/${coupon.id}/disable`, {}, headers)).statusCode).toBe(status);
    }
    expect((await ask('', undefined, actingAsKeyOf('NAGA'))).json().meta.total).toBe(0);
    expect((await made(songkran)).disabledAt).toBeNull();
  });

  it('rejects invalid coupons and names every wrong field', async () => {
    const fields = async (request: object) => {
      const reply = await ask('', request);
      expect(reply.statusCode).toBe(422);
      return (reply.json().errors as { field: string }[]).map(({ field }) => field);
    };
    expect(await fields({ ...songkran, name: '', kind: 'GOLD', amountSatang: 0, perMember: 0, total: 1.5 })).toEqual([
      'name',
      'kind',
      'perMember',
      'total',
      'amountSatang',
    ]);
    const over = '2020-01-01T00:00:00Z';
    expect(await fields({ ...songkran, kind: 'POINT' })).toEqual(['amountSatang', 'amountPoints']);
    const points = { ...songkran, kind: 'POINT', amountSatang: null, amountPoints: 5 };
    expect(await fields({ ...points, amountPoints: 1.5 })).toEqual(['amountPoints']);
    expect(await fields({ ...points, validUntil: over })).toEqual(['turnoverMultiplier', 'validUntil']);
    expect(await fields({ ...songkran, validUntil: '2030-02-31T00:00:00Z' })).toEqual(['validUntil']);
    const { id } = await made(songkran);
    expect((await ask(`/${id}/codes`, { count: 1_001 })).statusCode).toBe(422);
    expect((await ask('/none/codes', { count: 1 })).statusCode).toBe(422);
  });
});
