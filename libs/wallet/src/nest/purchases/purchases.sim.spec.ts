import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { LiveUpdates } from '@housebrand/shared/nest';
import { actingAsKeyOf, withFrozenTime, waitUntil } from '@housebrand/shared/testing';
import type { PaymentEntry, PriceRow, PurchaseResult } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { MoveSettlement } from '../unkeyed-moves/move-settlement.service';
import { PurchaseSettlement } from './purchase-settlement';
import { PurchasesRepository } from './purchases.repository';
import { seedPriceTable } from './seed-price-table';

let simulator: RunningSimulator;
let world: WalletApp;
let client: WalletClient;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  client = new WalletClient(world.app);
  await world.database.database.forAgent('MTO', seedPriceTable);
});
afterEach(() => simulator.clearFaults());
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

interface Buyer {
  username: string;
  headers: Record<string, string>;
}

/** Creates a member that no other test uses. */
const buyer = async (): Promise<Buyer> => {
  const member = await simulator.addMember('MTO', 0);
  return { username: member.username, headers: await world.enter(member) };
};
const buy = ({ headers }: Buyer, sku: unknown, key: string | null = randomUUID()) =>
  world.app.inject({
    method: 'POST',
    url: '/api/apps/iap/purchases',
    headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
    payload: { sku },
  });
const bought = async (by: Buyer, sku: string, key?: string) =>
  (await buy(by, sku, key)).json<{ data: PurchaseResult }>().data;
const decide = (id: string, body: object) =>
  simulator.control<object>('POST', `/control/deposits/${id}/decision`, body);
const settle = () => world.app.get(PurchaseSettlement).settleAll();
const last = ({ username }: Buyer): Promise<PaymentEntry | undefined> => client.last(username, 'purchase');
const satang = async ({ username }: Buyer) => Math.round((await client.holds(username)).baht * 100);
const fault = ({ username }: Buyer, kind: string) =>
  simulator.control('POST', '/control/faults', { kind, call: 'depositPointCreate', username, times: 1 });

describe('price table', () => {
  it('keeps the agent’s order, is replaced with the agent’s key, and records every change', async () => {
    const { headers } = await buyer();
    const url = '/api/apps/iap/price_table';
    const rows = async () => (await world.app.inject({ url, headers })).json<{ data: PriceRow[] }>().data;
    const seeded = await rows();
    expect(seeded[3]).toEqual({ sku: 'chips-1000', chips: 1_000, price: 1_000, currency: 'THB', bonusPercentage: 5 });
    const put = (payload: object, as = actingAsKeyOf('MTO')) =>
      world.app.inject({ method: 'PUT', url, headers: as, payload });
    const settings = seeded.map(({ price, ...row }) => ({ ...row, priceSatang: price * 100 }));
    const offer = { sku: 'new-1', chips: 50, priceSatang: 4_950, currency: 'THB', bonusPercentage: 0 };
    expect((await put({ rows: [...settings, offer] })).json()).toMatchObject({ code: 200, data: [...settings, offer] });
    const { priceSatang: _, ...more } = offer;
    expect((await rows()).at(-1)).toEqual({ ...more, price: 49.5 });
    for (const unfair of [
      { ...offer, priceSatang: 5_001 },
      { ...offer, priceSatang: 4_950.5 },
      { ...offer, chips: 0 },
      { ...offer, currency: 'USD' },
      { ...offer, bonusPercentage: 101 },
      { ...offer, more: 1 },
    ])
      expect((await put({ rows: [unfair] })).statusCode).toBe(422);
    expect((await put({ rows: [offer, offer] })).json()).toMatchObject({ errors: [{ field: 'rows.1.sku' }] });
    expect((await put({ rows: [] }, headers as never)).statusCode).toBe(403);
    expect((await put({ rows: settings })).statusCode).toBe(200);
    const { rows: noted } = await world.database.database.operatorQuery<{ by: string; packs: number }>({
      text: 'select changed_by as by, jsonb_array_length(rows) as packs from chip_price_change order by at',
      values: [],
    });
    expect(noted).toEqual([
      { by: 'agent key', packs: 7 },
      { by: 'agent key', packs: 6 },
    ]);
    const { rows: trail } = await world.database.database.operatorQuery<{ agent: string; actor: string }>({
      text: `select agent, actor from audit_entry where action = 'settings.prices-replaced'`,
      values: [],
    });
    expect(trail).toEqual(Array(2).fill({ agent: 'MTO', actor: 'agent key' }));
  });
});

describe('purchase', () => {
  it('opens a deposit of its price, and adds all of its chips once when that is confirmed', async () => {
    const by = await buyer();
    const result = await bought(by, 'chips-1000');
    expect(result).toMatchObject({ state: 'SETTLED', totalSatang: 105_000, deposit: { valueSatang: 100_000 } });
    expect(result.deposit!.order.qr).toContain('5802TH');
    expect(await last(by)).toMatchObject({ id: result.purchaseId, kind: 'PURCHASE', amount: 1_050, status: 'APPROVE' });
    await settle();
    expect(await satang(by)).toBe(0);
    await decide(result.deposit!.id, { action: 'confirm' });
    await Promise.all([settle(), settle(), settle()]);
    await client.settled(by.username, 'purchase');
    // the exact amount transferred and the added credit, once, however often the job runs
    expect(await satang(by)).toBe(result.deposit!.amountSatang + 5_000);
    await settle();
    const entry = await last(by);
    expect(entry).toMatchObject({ amount: 1_050, status: 'SUCCESS', rejectReason: null });
    expect(entry!.timeline.map(({ kind }) => kind)).toEqual(['created', 'held', 'sent', 'confirmed']);
    expect(await satang(by)).toBe(result.deposit!.amountSatang + 5_000);
    const postings = await world.database.database.operatorQuery<{ source: string; destination: string }>({
      text: `select source, destination from ledger_posting p join chip_purchase c on c.payment = p.payment
             where c.id = $1 order by p.at`,
      values: [result.purchaseId],
    });
    expect(postings.rows).toEqual([
      { source: 'purchase', destination: 'in-transit' },
      { source: 'in-transit', destination: `member:${by.username}` },
    ]);
  });

  it('succeeds with its deposit if no credit is added', async () => {
    const by = await buyer();
    const { deposit } = await bought(by, 'chips-100');
    const reported = new Set<string>();
    const updates = world.app.get(LiveUpdates, { strict: false });
    const stop = updates.listen({
      reported: ({ topic, username }) => void (username === by.username && reported.add(topic)),
      lost: () => undefined,
    });
    // notifications arrive in order: after this one, no earlier one is left
    updates.notify('tier', [{ prefix: 'MTO', username: by.username }]);
    await waitUntil(() => reported.has('tier'));
    reported.clear();
    await decide(deposit!.id, { action: 'confirm' });
    await settle();
    expect(await last(by)).toMatchObject({ amount: 100, status: 'SUCCESS' });
    expect(await satang(by)).toBe(deposit!.amountSatang);
    await waitUntil(() => reported.size === 2);
    expect([...reported].sort()).toEqual(['balance', 'payments']);
    stop();
  });

  it('appears with gifts in the list of chips, the newest first, page by page, without deposits', async () => {
    const by = await buyer();
    const friend = await simulator.addMember('MTO', 100_000);
    await world.enter(friend);
    for (const order of [1, 2]) {
      const { deposit } = await bought(by, 'chips-100');
      await decide(deposit!.id, { action: 'confirm' });
      await settle();
      expect((await client.give(friend.username, by.username, 100 * order)).statusCode).toBe(200);
      await client.settled(friend.username);
    }
    const pages = await Promise.all(
      [0, 1, 2, 3].map((at) => client.list(by.username, 'chips', `?limit=1&offset=${at}`)),
    );
    expect(pages.map(({ meta }) => meta.total)).toEqual([4, 4, 4, 4]);
    expect(pages.flatMap(({ data }) => data).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['GIFT', 200],
      ['PURCHASE', 100],
      ['GIFT', 100],
      ['PURCHASE', 100],
    ]);
    expect((await client.list(friend.username, 'chips')).data.map(({ amount }) => amount)).toEqual([-200, -100]);
  });

  it('adds nothing and shows why when its deposit is rejected or underpaid', async () => {
    const by = await buyer();
    const rejected = await bought(by, 'chips-5000');
    await decide(rejected.deposit!.id, { action: 'reject', reason: 'name differs' });
    expect(await last(by)).toMatchObject({ status: 'REJECT', rejectReason: { th: 'ไม่พบเงินโอน' } });
    const partly = await bought(by, 'chips-5000');
    await decide(partly.deposit!.id, { action: 'wrongAmount', amountSatang: 499_999 });
    expect(await last(by)).toMatchObject({
      status: 'REJECT',
      rejectReason: { en: expect.stringMatching(/^Less than/) },
    });
    expect(await satang(by)).toBe(499_999);
  });

  it('is created once for concurrent requests with one key, which accepts no other pack', async () => {
    const by = await buyer();
    const key = randomUUID();
    const replies = await withFrozenTime(() =>
      Promise.all(Array.from({ length: 20 }, () => buy(by, 'chips-300', key))),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const forget = () =>
      world.database.database.operatorQuery({ text: 'delete from idempotent_answer where key = $1', values: [key] });
    // without the stored reply, as after a crash, the purchase itself is found
    await forget();
    expect(await bought(by, 'chips-300', key)).toEqual(replies[0]!.json<{ data: PurchaseResult }>().data);
    await forget();
    expect((await buy(by, 'chips-500', key)).statusCode).toBe(422);
    expect((await client.list(by.username, 'purchase')).meta.total).toBe(1);
    expect((await buy(by, 'chips-300', null)).statusCode).toBe(422);
  });

  it('is found after a lost reply and never opened twice', async () => {
    const by = await buyer();
    await fault(by, 'doneReplyLost');
    const reply = await buy(by, 'chips-500');
    expect([reply.statusCode, reply.json().data]).toEqual([
      202,
      expect.objectContaining({ state: 'UNKNOWN', deposit: null }),
    ]);
    expect(await last(by)).toMatchObject({ status: 'APPROVE', amount: 510 });
    await world.app.get(MoveSettlement).settleAll();
    await settle();
    const open = await simulator.control<{ id: string }[]>('GET', `/control/payments?username=${by.username}`);
    expect(open).toHaveLength(1);
    await decide(open[0]!.id, { action: 'confirm' });
    await settle();
    await client.settled(by.username, 'purchase');
    expect((await last(by))?.status).toBe('SUCCESS');
  });

  it('is rejected if its instance crashed before opening a deposit', async () => {
    const by = await buyer();
    const member = { prefix: 'MTO', username: by.username };
    const price = { sku: 'chips-300', chips: 300, priceSatang: 30_000n, bonusPercentage: 0 };
    const purchases = world.app.get(PurchasesRepository);
    await purchases.begin(member, price, 'died');
    world.clock.follow({ now: new Date(Date.now() + 180_000), isReal: false, isFrozen: false });
    await settle().finally(() => world.clock.follow({ now: new Date(), isReal: true, isFrozen: false }));
    expect(await purchases.openOf(member)).toEqual([]);
    expect((await client.list(by.username, 'purchase')).meta.total).toBe(0);
  });

  it('is refused during a self-exclusion, and for packs that are not offered', async () => {
    const by = await buyer();
    world.excluded.add(by.username);
    const key = randomUUID();
    expect((await buy(by, 'chips-300', key)).statusCode).toBe(403);
    expect((await client.list(by.username, 'purchase')).meta.total).toBe(0);
    world.excluded.delete(by.username);
    expect((await buy(by, 'chips-300')).statusCode).toBe(200);
    expect((await buy(by, 'nothing')).statusCode).toBe(404);
    expect((await buy(by, '../x')).statusCode).toBe(422);
  });

  it('stays open for its transfer when a retry of the request is refused', async () => {
    const by = await buyer();
    const key = randomUUID();
    const { deposit } = await bought(by, 'chips-1000', key);
    // without the stored reply, as after a crash
    await world.database.database.operatorQuery({
      text: 'delete from idempotent_answer where key = $1',
      values: [key],
    });
    world.excluded.add(by.username);
    expect((await buy(by, 'chips-1000', key)).statusCode).toBe(403);
    world.excluded.delete(by.username);
    await decide(deposit!.id, { action: 'confirm' });
    await settle();
    await client.settled(by.username, 'purchase');
    expect(await last(by)).toMatchObject({ status: 'SUCCESS', amount: 1_050 });
    expect(await satang(by)).toBe(deposit!.amountSatang + 5_000);
  });

  it('settles even if hundreds of purchases of absent members are waiting', async () => {
    await world.database.database.operatorQuery({
      text: `insert into chip_purchase (agent, id, username, sku, total_satang, price_satang, idempotency_key, status, deposit, created_at, changed_at)
             select 'MTO', gen_random_uuid(), 'MTOGONE', 'chips-100', 10000, 10000, 'gone ' || n, 'APPROVE', 'gone ' || n, long_ago, long_ago
             from generate_series(1, 450) n, (values (timestamptz '2026-01-01')) seen (long_ago)`,
      values: [],
    });
    const by = await buyer();
    const { deposit } = await bought(by, 'chips-100');
    await decide(deposit!.id, { action: 'confirm' });
    const isOpen = async () => {
      const member = { prefix: 'MTO', username: by.username };
      return (await world.app.get(PurchasesRepository).openOf(member)).length > 0;
    };
    let runs = 0;
    while (runs < 3 && (await isOpen())) {
      await settle();
      runs += 1;
    }
    const text = `update chip_purchase set status = 'REJECT', reject_reason = 'over' where username = 'MTOGONE'`;
    await world.database.database.operatorQuery({ text, values: [] });
    expect(await isOpen()).toBe(false);
  });

  it('counts as a deposit of its price towards the member’s limit', async () => {
    const by = await buyer();
    world.depositsLeft.set(by.username, 299_999n);
    expect((await buy(by, 'chips-3000')).statusCode).toBe(403);
    expect(await simulator.control<object[]>('GET', `/control/payments?username=${by.username}`)).toEqual([]);
    world.depositsLeft.set(by.username, 300_000n);
    expect((await buy(by, 'chips-3000')).statusCode).toBe(200);
  });

  it('cannot be changed in the database once settled', async () => {
    const by = await buyer();
    const { deposit, purchaseId } = await bought(by, 'chips-100');
    await decide(deposit!.id, { action: 'confirm' });
    await settle();
    for (const [text, code] of [
      [`update chip_purchase set status = 'APPROVE' where id = $1`, '23001'],
      ['update chip_purchase set total_satang = 1 where id = $1', '23001'],
      ['delete from chip_purchase where id = $1', '42501'],
    ] as const)
      await expect(world.database.database.operatorQuery({ text, values: [purchaseId] })).rejects.toMatchObject({
        code,
      });
  });
});
