import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CreditTransfer } from '@housebrand/providers/nest';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { LiveUpdates, type Database } from '@housebrand/shared/nest';
import { waitUntil } from '@housebrand/shared/testing';
import type { PaymentEntry } from '../../core';
import { createWalletApp, type WalletApp } from '../../testing/wallet-app';
import { WalletClient } from '../../testing/wallet-client';
import { GiftsRepository } from '../gifts/gifts.repository';
import { PaymentTransitions } from '../keyed-transfers/payment-transitions';
import { PaymentSaga } from '../keyed-transfers/payment-saga';

let simulator: RunningSimulator;
let world: WalletApp;
let app: WalletApp['app'];
let database: Database;
let client: WalletClient;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createWalletApp(simulator);
  ({ app } = world);
  client = new WalletClient(app);
  ({ database } = world.database);
});
afterEach(() => simulator.clearFaults());
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const member = async (baht: number): Promise<string> => (await simulator.addMember('MTO', baht * 100)).username;
const kindsOf = (entry: PaymentEntry | undefined) => entry?.timeline.map(({ kind }) => kind);
const saga = () => app.get(PaymentSaga, { strict: false });
/** Opens a gift of 100 chips and parks its outbox entry, so that the test drives it. */
const open = (sender: string, receiver: string, day = '2026-11-18'): Promise<string> =>
  database.asOperator(async (tx) => {
    const gift = sql`select payment from open_gift(gen_random_uuid(), ${sender}, ${receiver}, 10000, ${client.newKey()}, ${day}, now(), 9, 99999999, '{}', null, null)`;
    const { rows } = await tx.forAgent('MTO', (own) => own.execute<{ payment: string }>(gift));
    const { payment } = rows[0]!;
    await tx.execute(sql`update outbox_entry set state = 'parked', ended_at = now() where id = ${payment}`);
    return payment;
  });
/** Checks the members' credit at the provider, and that nothing is left in transit in our ledger. */
const expectBooks = async (...expected: [username: string, baht: number][]) => {
  for (const [username, baht] of expected)
    expect([username, (await client.holds(username)).baht]).toEqual([username, baht]);
  const { rows } = await database.operatorQuery<{ sum: string }>({
    text: `select coalesce(sum(case destination when 'in-transit' then amount else -amount end), 0)::text as sum
           from ledger_posting where 'in-transit' in (source, destination)`,
  });
  expect(rows[0]!.sum).toBe('0');
};

describe('gift', () => {
  it('moves chips from sender to receiver and appears in both members’ lists', async () => {
    const [sender, receiver] = [await member(1_000), await member(0)];
    const names = { depositUsername: sender.toLowerCase() };
    const reply = await client.give(sender, ` ${receiver} `, 150.25, client.newKey(), names);
    expect(reply.json()).toMatchObject({ code: 200, data: { kind: 'GIFT', amount: -150.25, counterparty: receiver } });
    await client.settled(sender);
    const sent = await client.last(sender, 'gift_sent');
    expect(sent).toMatchObject({ status: 'SUCCESS', rejectReason: null, reverses: null });
    expect(kindsOf(sent)).toEqual(['created', 'sent', 'held', 'confirmed']);
    expect(sent!.timeline.at(-1)!.text).toEqual({ th: 'สำเร็จ', en: 'Completed' });
    const masked = `MTO•••${sender.slice(-2)}`;
    expect(await client.last(receiver, 'gift_received')).toMatchObject({
      amount: 150.25,
      counterparty: masked,
      id: sent!.id,
    });
    await expectBooks([sender, 849.75], [receiver, 150.25]);
    expect(await client.list(sender, 'gift_sent', '?fromDate=2026-01-01&toDate=2026-01-02')).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
    expect((await client.list(sender, 'gift_sent', '?fromDate=2026-02-01&toDate=2026-01-02')).code).toBe(422);
    for (const [half, total] of [
      ['fromDate=2100-01-01', 0],
      ['toDate=2020-01-01', 0],
      ['fromDate=2020-01-01', 1],
      ['toDate=2100-01-01', 1],
    ] as const)
      expect(await client.list(sender, 'gift_sent', `?${half}`)).toMatchObject({ code: 200, meta: { total } });
    expect((await client.list(sender, 'gift_sent', '?fromDate=2569-01-01')).code).toBe(422);
    expect((await client.list(sender, 'everything')).code).toBe(404);
  });

  it('is rejected with a message, before anything moves, if the request is not allowed', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    const codes = async (...tries: [PromiseLike<{ statusCode: number }>, number][]) => {
      for (const [reply, code] of tries) expect((await reply).statusCode).toBe(code);
    };
    await codes(
      [client.give(sender, receiver, 100, client.newKey(), { depositUsername: receiver }), 403],
      [client.give(sender, sender, 100), 422],
      [client.give(sender, 'NAGADEMO1', 100), 404],
      [client.give(sender, 'MTONOBODY77', 100), 404],
      [client.give(sender, receiver, 99.99), 422],
      [client.give(sender, receiver, '100'), 422],
      [client.give(sender, receiver, -100), 422],
      [client.give(sender, receiver, 100, null), 422],
      [client.give(sender, receiver, 500.01), 422],
    );
    expect((await client.give(sender, receiver, 99)).json()).toMatchObject({
      errors: [{ field: 'amount', message: 'ส่งขั้นต่ำ 100 ชิป' }],
    });
    expect((await client.give(sender, receiver, 600)).json().message).toBe('ชิปไม่พอ มีอยู่ 500');
    world.excluded.add(sender);
    await codes([client.give(sender, receiver, 100), 403]);
    world.excluded.delete(sender);
    world.idle.add(sender);
    expect((await client.give(sender, receiver, 100)).json().code).toBe(4401);
    world.idle.delete(sender);
    expect((await client.list(sender, 'gift_sent')).meta.total).toBe(0);
    await expectBooks([sender, 500], [receiver, 0]);
  });

  it.each([
    ['receiver', 'code900', undefined],
    ['receiver', 'unknownCode', 9999],
    ['receiver', 'unknownCode', 500],
    ['sender', 'code900', undefined],
    ['sender', 'unknownCode', 500],
    ['sender', 'unknownCode', 2003],
  ] as const)(
    "fails with 503 when the provider refuses the %s's balance with %s %s, and succeeds with the same key afterwards",
    async (requested, kind, code) => {
      const [sender, receiver] = [await member(500), await member(0)];
      const username = requested === 'sender' ? sender : receiver;
      const fault = { kind, code, username, call: 'getProfileAndCredit', times: 1 };
      await simulator.control('POST', '/control/faults', fault);
      const key = client.newKey();
      const refused = await client.give(sender, receiver, 100, key);
      expect([refused.statusCode, refused.json().code]).toEqual([503, 503]);
      expect(refused.json().message).toBe('ระบบไม่ตอบกลับ เครดิตของคุณอยู่ครบ ลองอีกครั้งได้เลย');
      expect((await client.give(sender, receiver, 100, key)).statusCode).toBe(200);
      await client.settled(sender);
      await expectBooks([sender, 400], [receiver, 100]);
    },
  );

  it("reports the receiver as unknown only for the provider's code for unknown members", async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    const fault = { kind: 'unknownCode', code: 2003, username: receiver, call: 'getProfileAndCredit', times: 1 };
    await simulator.control('POST', '/control/faults', fault);
    const refused = await client.give(sender, receiver, 100);
    expect([refused.statusCode, refused.json().message]).toEqual([404, `ไม่พบสมาชิก ${receiver}`]);
    expect((await client.give(sender, receiver, 100)).statusCode).toBe(200);
  });

  it("is refused by its debit when the sender's credit was spent since it was reported", async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    expect((await client.give(sender, receiver, 100)).statusCode).toBe(200);
    await client.settled(sender);
    const amount = { kind: 'CREDIT', satang: 35_000n } as const;
    const order = { member: { prefix: 'MTO', username: sender }, reference: `spent-${randomUUID()}`, amount };
    await app.get(CreditTransfer, { strict: false }).debit({ ...order, reason: 'เดิมพัน' });
    expect((await client.give(sender, receiver, 300)).statusCode).toBe(200);
    await client.settled(sender);
    const refused = await client.last(sender, 'gift_sent');
    expect(refused).toMatchObject({ status: 'REJECT', rejectReason: { en: 'Not enough chips' } });
    expect(kindsOf(refused)).toEqual(['created', 'sent', 'refused']);
    expect((await client.give(sender, receiver, 400)).json().message).toBe('ชิปไม่พอ มีอยู่ 50');
    await expectBooks([sender, 50], [receiver, 100]);
  });

  it('is refused before it is opened as soon as a debit was not offered', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    expect((await client.give(sender, receiver, 100)).statusCode).toBe(200);
    await client.settled(sender);
    const offer = (isOffered: boolean) =>
      simulator.control('POST', '/control/extensions', { extension: 'creditTransfer', isOffered });
    await offer(false);
    try {
      expect((await client.give(sender, receiver, 100)).statusCode).toBe(200);
      await client.settled(sender);
      expect((await client.last(sender, 'gift_sent'))!.status).toBe('REJECT');
      expect((await client.give(sender, receiver, 100)).statusCode).toBe(503);
    } finally {
      await offer(true);
    }
    expect((await client.give(sender, receiver, 100)).statusCode).toBe(200);
    await client.settled(sender);
    await expectBooks([sender, 300], [receiver, 200]);
  });

  it('counts towards the daily allowance unless it was returned', async () => {
    const [sender, receiver] = [await member(1_000), await member(0)];
    const before = await client.allowance(sender);
    expect(before).toMatchObject({ minSatang: 10_000, giftsLeft: before.giftsPerDay });
    expect(before.renewsAt).toMatch(/T17:00:00\.000Z$/);
    await client.give(sender, receiver, 150);
    await client.settled(sender);
    const after = { ...before, giftsLeft: before.giftsLeft - 1, leftSatang: before.leftSatang - 15_000 };
    expect(await client.allowance(sender)).toEqual(after);
    const { rows } = await database.operatorQuery<{ day: string }>({
      text: `select business_day::text as day from payment where username = '${sender}'`,
    });
    const refused = await open(sender, 'MTONOBODY78', rows[0]!.day);
    expect((await client.allowance(sender)).giftsLeft).toBe(after.giftsLeft - 1);
    await saga().drive('MTO', refused);
    expect((await client.last(sender, 'gift_sent'))!.status).toBe('REJECT');
    expect(await client.allowance(sender)).toEqual(after);
    expect(await client.allowance(receiver)).toEqual(before);
  });

  it('counts towards the business day of its agent, which ends at midnight in Bangkok', async () => {
    const [sender, receiver] = [await member(250_000), await member(0)];
    const standAt = (instant: string) => world.clock.follow({ now: new Date(instant), isReal: false, isFrozen: true });
    const left = async () => (await client.allowance(sender)).leftSatang;
    try {
      standAt('2026-11-18T16:59:59.999Z');
      expect((await client.give(sender, receiver, 100_000)).statusCode).toBe(200);
      expect((await client.give(sender, receiver, 100)).json()).toMatchObject({
        code: 422,
        message: expect.stringContaining('ส่งได้อีก 0 ชิป'),
      });
      standAt('2026-11-18T17:00:00.000Z');
      expect(await left()).toBe(10_000_000);
      expect((await client.give(sender, receiver, 100)).statusCode).toBe(200);
      expect(await left()).toBe(9_990_000);
      standAt('2026-11-18T16:59:59.999Z');
      expect(await left()).toBe(0);
    } finally {
      world.clock.follow({ now: new Date(), isReal: true, isFrozen: false });
    }
    await client.settled(sender);
    await expectBooks([sender, 149_900], [receiver, 100_100]);
  });

  it('is created once for fifty concurrent requests with one key, which accepts no other body', async () => {
    const [sender, receiver] = [await member(1_000), await member(0)];
    const key = client.newKey();
    const giveWithRetry = async () => {
      while (true) {
        const reply = await client.give(sender, receiver, 100, key);
        // on a busy machine the others may time out before the first call is done, or no connection is free
        if (![409, 503].includes(reply.statusCode)) return reply;
        await pause(50);
      }
    };
    const replies = await Promise.all(Array.from({ length: 50 }, giveWithRetry));
    expect([...new Set(replies.map(({ body, statusCode }) => `${statusCode} ${body}`))]).toHaveLength(1);
    expect(replies[0]!.statusCode).toBe(200);
    expect((await client.give(sender, receiver, 200, key)).statusCode).toBe(422);
    await client.settled(sender);
    await expectBooks([sender, 900], [receiver, 100]);
    // a settled gift is still reported as it was opened, and no reply is stored for it
    const repeated = await client.give(sender, receiver, 100, key);
    expect([repeated.statusCode, repeated.body]).toEqual([200, replies[0]!.body]);
    expect((await client.give(sender, 'MTONOBODY77', 300, key)).statusCode).toBe(422);
    const stored = await database.operatorQuery({ text: `select from idempotent_answer where key = '${key}'` });
    expect(stored.rowCount).toBe(0);
    expect((await client.holds(sender)).baht).toBe(900);
  });

  it('is refused to none of many concurrent requests with one key for all of the credit', async () => {
    const [sender, receiver] = [await member(100), await member(0)];
    const key = client.newKey();
    const giveWithRetry = async () => {
      while (true) {
        const reply = await client.give(sender, receiver, 100, key);
        if (reply.statusCode !== 503) return reply.body;
        await pause(50);
      }
    };
    const replies = await Promise.all(Array.from({ length: 20 }, giveWithRetry));
    expect(new Set(replies).size).toBe(1);
    expect(JSON.parse(replies[0]!)).toMatchObject({ code: 200 });
    await client.settled(sender);
    await expectBooks([sender, 0], [receiver, 100]);
  });

  it('stays refused under its key, also when it would be allowed later', async () => {
    const [sender, receiver, other] = [await member(100), await member(0), await member(500)];
    const key = client.newKey();
    const refused = await client.give(sender, receiver, 150, key);
    expect([refused.statusCode, refused.json().message]).toEqual([422, 'ชิปไม่พอ มีอยู่ 100']);
    expect((await client.give(sender, receiver, 100, key)).json().message).not.toBe(refused.json().message);
    expect((await client.give(other, sender, 100)).statusCode).toBe(200);
    await client.settled(other);
    const repeated = await client.give(sender, receiver, 150, key);
    expect([repeated.statusCode, repeated.json().message]).toEqual([422, refused.json().message]);
    expect((await client.give(sender, receiver, 150)).statusCode).toBe(200);
    await client.settled(sender);
    await expectBooks([sender, 50], [receiver, 150]);
  });

  it('is returned with a reason when the receiver cannot be credited', async () => {
    const sender = await member(500);
    await saga().drive('MTO', await open(sender, 'MTONOBODY78'));
    const entry = await client.last(sender, 'gift_sent');
    expect(entry).toMatchObject({ status: 'REJECT', rejectReason: { th: expect.stringMatching(/\S/) } });
    expect(kindsOf(entry)).toEqual(['created', 'sent', 'held', 'refused', 'returned']);
    await expectBooks([sender, 500]);
  });

  it.each(['doneReplyLost', 'http500', 'html200', 'unknownCode', 'code900'] as const)(
    'moves chips exactly once when replies are lost (%s), by querying the outcome',
    async (kind) => {
      const [sender, receiver] = [await member(500), await member(0)];
      for (const call of ['debitTransfer', 'creditTransfer'])
        await simulator.addFault({ kind, system: 'memberSystem', call, times: 1 });
      const payment = await open(sender, receiver);
      // each step's reply is lost once; the next attempt queries the outcome
      const reported = new Set<string>();
      const stop = app.get(LiveUpdates, { strict: false }).listen({
        reported: ({ topic, username }) => void reported.add(`${topic} ${username}`),
        lost: () => undefined,
      });
      await expect(saga().drive('MTO', payment)).rejects.toThrow();
      // both members are notified of the unknown outcome, though no step is confirmed
      const both = [sender, receiver].flatMap((name) => [`balance ${name}`, `payments ${name}`]);
      await waitUntil(() => both.every((one) => reported.has(one)));
      stop();
      await expect(saga().drive('MTO', payment)).rejects.toThrow();
      await saga().drive('MTO', payment);
      const entry = await client.last(sender, 'gift_sent');
      expect(entry!.status).toBe('SUCCESS');
      expect(kindsOf(entry)).toEqual(['created', 'sent', 'unknown', 'held', 'unknown', 'confirmed']);
      await expectBooks([sender, 400], [receiver, 100]);
    },
  );

  it('settles by the outbox alone after lost replies', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    for (const call of ['debitTransfer', 'creditTransfer'])
      await simulator.addFault({ kind: 'doneReplyLost', system: 'memberSystem', call, times: 1 });
    expect((await client.give(sender, receiver, 100)).statusCode).toBe(200);
    await client.settled(sender);
    await expectBooks([sender, 400], [receiver, 100]);
  });

  it('is reversed once, by another payment, after it has arrived, and stays unchanged', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    const payment = await open(sender, receiver);
    const transitions = app.get(PaymentTransitions, { strict: false });
    expect(await transitions.openReversal('MTO', payment, '2026-11-18')).toBeNull();
    await saga().drive('MTO', payment);
    const requested = await Promise.all([1, 2, 3].map(() => transitions.openReversal('MTO', payment, '2026-11-18')));
    expect(new Set(requested).size).toBe(1);
    await saga().drive('MTO', requested[0]!);
    expect(await transitions.openReversal('MTO', requested[0]!, '2026-11-18')).toBeNull();
    expect(await transitions.openReversal('NAGA', payment, '2026-11-18')).toBeNull();
    expect(await client.last(receiver, 'gift_sent')).toMatchObject({ status: 'SUCCESS', reverses: payment });
    expect(await client.last(sender, 'gift_sent')).toMatchObject({ id: payment, status: 'SUCCESS', reverses: null });
    await expectBooks([sender, 500], [receiver, 0]);
    const { rows: trail } = await database.operatorQuery<{ actor: string }>({
      text: `select actor from audit_entry where action = 'money.payment-opened' and details::json ->> 'reverses' = '${payment}'`,
    });
    expect(trail).toEqual([{ actor: 'operator' }]);
    // the sender stays masked, and the reversal doesn't count as a gift to them: the first one still needs a step-up
    expect(await client.last(receiver, 'gift_sent')).toMatchObject({ counterparty: `MTO•••${sender.slice(-2)}` });
    world.idle.add(receiver);
    expect((await client.give(receiver, sender, 100)).json().code).toBe(4401);
    world.idle.delete(receiver);
  });

  it('resumes after a crash between a call and its record', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    const payment = await open(sender, receiver);
    await app.get(PaymentTransitions, { strict: false }).ask('MTO', payment);
    const sent = await app.get(CreditTransfer, { strict: false }).debit({
      member: { prefix: 'MTO', username: sender },
      reference: `${payment}:debit`,
      amount: { kind: 'CREDIT', satang: 10_000n },
      reason: 'ส่งชิปให้สมาชิก',
    });
    expect(sent.kind).toBe('settled');
    // two instances resume at the same time
    await Promise.all([saga().drive('MTO', payment), saga().drive('MTO', payment)]);
    await expectBooks([sender, 400], [receiver, 100]);
  });

  it('is continued by another process when the lease of a crashed one ends, and waits for it until then', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    const openedBy = async (leaseMs: number) => {
      const lease = { claim: randomUUID(), leaseMs };
      const gift = { receiver, amountSatang: 10_000n };
      const time = { at: new Date(), day: '2026-11-18', fulfilledRequirementIds: [] };
      const limits = { minSatang: 1n, countPerDay: 9, totalSatangPerDay: 99_999_999n };
      const from = { prefix: 'MTO', username: sender };
      const repository = app.get(GiftsRepository, { strict: false });
      const opened = await repository.open(from, gift, limits, client.newKey(), time, lease);
      return { ...opened, id: opened.payment!, lease };
    };
    const crashed = await openedBy(3_600_000);
    expect(crashed.isLeased).toBe(true);
    // the debit was sent, and the process ended before it recorded that
    const order = { member: { prefix: 'MTO', username: sender }, reference: `${crashed.id}:debit` };
    const amount = { kind: 'CREDIT', satang: 10_000n } as const;
    await app.get(CreditTransfer, { strict: false }).debit({ ...order, amount, reason: 'ส่งชิปให้สมาชิก' });
    const later = await openedBy(3_600_000);
    expect(later.isLeased).toBe(false);
    expect(kindsOf(await client.last(sender, 'gift_sent'))).toEqual(['created']);
    await database.operatorQuery({ text: `update outbox_entry set due_at = now() where id = '${crashed.id}'` });
    saga().wake();
    await client.settled(sender);
    await expectBooks([sender, 300], [receiver, 200]);
    // its process was only slow: it cannot finish the entry, and settles nothing twice
    const late = app.get(PaymentTransitions, { strict: false });
    const done = { id: crashed.id, step: 'credit', member: receiver, claim: crashed.lease.claim, lease: null } as const;
    expect(await late.advance('MTO', [done])).toMatchObject([{ isRecorded: false }]);
    await expectBooks([sender, 300], [receiver, 200]);
  });

  it('is settled by hand step by step, as the provider’s books show, while it is parked', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    const payment = await open(sender, receiver);
    const order = { member: { prefix: 'MTO', username: sender }, reference: `${payment}:debit` };
    const amount = { kind: 'CREDIT', satang: 10_000n } as const;
    await app.get(CreditTransfer, { strict: false }).debit({ ...order, amount, reason: 'ส่งชิปให้สมาชิก' });
    const note = 'Nok: found in their books';
    expect(await saga().settleByHand('NAGA', payment, note)).toBeNull();
    expect(await saga().settleByHand('MTO', payment, note)).toBe('APPROVE');
    // the rest continues on its own, and the payment is no longer parked
    saga().wake();
    await client.settled(sender);
    await expectBooks([sender, 400], [receiver, 100]);
    expect(await saga().settleByHand('MTO', payment, note)).toBeNull();

    // the receiver has the chips and only the reply was lost: the payment is complete
    const other = await open(sender, receiver);
    await simulator.addFault({ kind: 'doneReplyLost', system: 'memberSystem', call: 'creditTransfer', times: 1 });
    await expect(saga().drive('MTO', other)).rejects.toThrow();
    expect(await saga().settleByHand('MTO', other, note)).toBe('SUCCESS');
    const { rows } = await database.operatorQuery({
      text: `select state, failure from outbox_entry where id = '${other}'`,
    });
    expect(rows).toEqual([{ state: 'sent', failure: note }]);
    await expectBooks([sender, 300], [receiver, 200]);
    expect(kindsOf(await client.last(sender, 'gift_sent'))?.at(-1)).toBe('confirmed');
  });

  it('is settled by the job when its outcome is unknown and the outbox has given up', async () => {
    const [sender, receiver] = [await member(500), await member(0)];
    await simulator.addFault({ kind: 'doneReplyLost', system: 'memberSystem', call: 'debitTransfer', times: 1 });
    await expect(saga().drive('MTO', await open(sender, receiver))).rejects.toThrow();
    await saga().settleAllUnknown(new AbortController().signal);
    expect((await client.last(sender, 'gift_sent'))!.status).toBe('SUCCESS');
    const left = await database.operatorQuery({
      text: `select from outbox_entry where key = '${sender}' and state <> 'sent'`,
    });
    expect(left.rowCount).toBe(0);
    await expectBooks([sender, 400], [receiver, 100]);
  });

  it('leaves correct balances with sixty-four concurrent clients', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => member(3_000)));
    const books = new Map(members.map((username) => [username, 3_000]));
    const one = async (number: number) => {
      for (let nth = 0; nth < 2; nth += 1) {
        const [from, to] = [members[(number * 7 + nth) % 20]!, members[(number * 3 + nth * 5 + 1) % 20]!];
        if (from === to) continue;
        const key = client.newKey();
        let reply = await client.give(from, to, 100 + nth, key);
        // the provider limits concurrency: retry with the same key
        while ([429, 503].includes(reply.statusCode)) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          reply = await client.give(from, to, 100 + nth, key);
        }
        // every acknowledged gift counts, and no other
        expect([200, 422]).toContain(reply.statusCode);
        if (reply.statusCode === 200) moves.push([reply.json().data.id as string, from, to, 100 + nth]);
      }
    };
    const moves: [id: string, from: string, to: string, amount: number][] = [];
    await Promise.all(Array.from({ length: 64 }, (_, number) => one(number)));
    await Promise.all(members.map((username) => client.settled(username)));
    const ends = new Map<string, string | null>();
    for (const username of members)
      for (const { id, status } of (await client.list(username, 'gift_sent', '?limit=100')).data) ends.set(id, status);
    for (const [id, from, to, amount] of moves) {
      expect(ends.get(id)).toMatch(/SUCCESS|REJECT/);
      if (ends.get(id) !== 'SUCCESS') continue;
      books.set(from, books.get(from)! - amount);
      books.set(to, books.get(to)! + amount);
    }
    expect(ends.size).toBe(moves.length);
    expect(moves.length).toBeGreaterThan(100);
    await expectBooks(...books);
  });
});

describe('payments lists', () => {
  it('returns the provider’s deposits and withdrawals, and pages through all payments in one order', async () => {
    await world.enter({ prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' });
    expect((await client.give('MTODEMO1', await member(0), 100)).statusCode).toBe(200);
    await client.settled('MTODEMO1');
    const [deposits, topUps, withdrawals, gifts] = await Promise.all(
      ['deposit', 'topup-list', 'withdraw', 'gift_sent'].map((mode) => client.list('MTODEMO1', mode)),
    );
    expect(deposits!.meta.total).toBeGreaterThan(0);
    expect(topUps).toEqual(deposits);
    expect(deposits!.data[0]).toMatchObject({ kind: 'DEPOSIT', unit: 'CREDIT', timeline: [{ kind: 'created' }, {}] });
    const { meta } = await client.list('MTODEMO1', 'all');
    expect(meta).toMatchObject({ from: expect.stringMatching(/-01-01$/), to: expect.stringMatching(/-12-31$/) });
    expect(await client.list('MTODEMO1', 'all', '?toDate=2000-01-02')).toMatchObject({ data: [], meta: { total: 0 } });
    const since = (await client.list('MTODEMO1', 'all', `?fromDate=${deposits!.data[0]!.createdAt.slice(0, 4)}-01-01`))
      .meta;
    expect(since.total).toBeGreaterThanOrEqual(meta.total);
    const offsets = Array.from({ length: Math.ceil(meta.total / 10) }, (_, page) => page * 10);
    const pages = await Promise.all(offsets.map((offset) => client.list('MTODEMO1', 'all', `?offset=${offset}`)));
    const all = pages.flatMap(({ data }) => data);
    expect(new Set(all.map(({ id }) => id)).size).toBe(meta.total);
    // income from play is listed among all payments alone
    const points = all.filter(({ kind }) => kind === 'POINTS').length;
    expect(points).toBeGreaterThan(0);
    expect(meta.total).toBe(deposits!.meta.total + withdrawals!.meta.total + gifts!.meta.total + points);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const credits = new Set<string>(['DEPOSIT', 'POINTS']);
    expect(all.every(({ kind, amount }) => amount > 0 === credits.has(kind))).toBe(true);
  });
});
