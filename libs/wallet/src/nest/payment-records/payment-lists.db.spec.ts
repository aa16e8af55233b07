import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, type InstantRange } from '@housebrand/shared';
import { AppLog, Clock, Jobs, SumsVerification } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { PaymentKind, PaymentStatus, RewardSource } from '../../core';
import { walletMigrations } from '../migrations';
import type { OwnViewMode } from './payment-lists';
import { PaymentSumsComparison } from './payment-sums-comparison';
import { PaymentsRepository } from './payments.repository';
import { ReceivedCredit } from './received-credit';

const START_MS = Date.parse('2026-11-18T09:00:00Z');
const HOUR_MS = 3_600_000;
const MODES: readonly OwnViewMode[] = ['gift_sent', 'gift_received', 'gifts', 'reward', 'affiliate', 'all'];
const SOURCES: readonly RewardSource[] = ['COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE'];

const COUPON = newId();
const CODE_HASH = Buffer.alloc(32, 1);

interface Payment {
  id: string;
  kind: PaymentKind;
  username: string;
  receiver: string;
  status: PaymentStatus;
  createdAt: Date;
}

const payments = fc.array(
  fc.record({
    kind: fc.constantFrom<PaymentKind>('GIFT', 'GIFT', 'GIFT', ...SOURCES, 'PURCHASE', 'CORRECTION', 'DEDUCTION'),
    isOwn: fc.boolean(),
    /** The status of its end, or of the state in which it stays. */
    status: fc.constantFrom<PaymentStatus>('CREATE', 'APPROVE', 'SUCCESS', 'SUCCESS', 'REJECT'),
    hour: fc.nat(90),
  }),
  { maxLength: 15 },
);
const hours = fc.tuple(fc.integer({ min: -1, max: 95 }), fc.integer({ min: -1, max: 95 }));
const pages = fc.record({ limit: fc.integer({ min: 1, max: 4 }), offset: fc.nat(5) });

const halfAnHourLater = ({ from, until }: InstantRange): InstantRange => ({
  from: new Date(from.getTime() + HOUR_MS / 2),
  until: new Date(until.getTime() + HOUR_MS / 2),
});

describe('list of payments', () => {
  let test: TestDatabase;
  let repository: PaymentsRepository;
  let received: ReceivedCredit;
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(walletMigrations);
    repository = new PaymentsRepository(test.database);
    received = new ReceivedCredit(test.database);
    await test.asOwner(
      `insert into coupon (agent, id, name, unit, amount, turnover_multiplier, valid_from, per_member, redeemed, created_at)
        values ('MTO', $1, 'coupon', 'CREDIT', 1, 0, now(), 1, 1000, now())`,
      [COUPON],
    );
    await test.asOwner(`insert into coupon_code (agent, code_hash, coupon, used) values ('MTO', $2, $1, 1000)`, [
      COUPON,
      CODE_HASH,
    ]);
  });
  afterAll(() => test.close());

  const store = async ({ id, kind, username, receiver, status, createdAt }: Payment) => {
    const text = `insert into payment (agent, id, kind, unit, amount, username, receiver, step, idempotency_key, business_day, created_at, changed_at)
      values ('MTO', $1, $2, 'CREDIT', 1, $3, $4, 'credit', $5, ($6::timestamptz)::date, $6::timestamptz, $6::timestamptz)`;
    await test.asOwner(text, [id, kind, username, receiver, id, createdAt]);
    // a rejected reward releases its coupon
    if (kind === 'COUPON')
      await test.asOwner(
        `insert into coupon_redemption (agent, payment, coupon, code_hash, username) values ('MTO', $1, $2, $3, $4)`,
        [id, COUPON, CODE_HASH, username],
      );
    const path: PaymentStatus[] = status === 'CREATE' ? [] : status === 'SUCCESS' ? ['APPROVE', 'SUCCESS'] : [status];
    for (const next of path)
      await test.asOwner(
        `update payment set status = $2, step = case when $2 in ('SUCCESS', 'REJECT') then null else step end,
          reject_reason = case $2 when 'REJECT' then 'wallet.refused' end where id = $1`,
        [id, next],
      );
  };
  const isListed = (mode: OwnViewMode, source: RewardSource | undefined, username: string) => (payment: Payment) => {
    const isOwn = payment.username === username;
    const isGift = payment.kind === 'GIFT';
    const hasArrived = isGift && payment.receiver === username && payment.status === 'SUCCESS';
    const isReward = isOwn && SOURCES.some((one) => one === payment.kind);
    return {
      gift_sent: isOwn && isGift,
      gift_received: hasArrived,
      gifts: (isOwn && isGift) || hasArrived,
      reward: isReward && (source === undefined || payment.kind === source),
      affiliate: isOwn && payment.kind === 'AFFILIATE',
      // a purchase is listed with all of its chips, not by the payment of its bonus
      all: (isOwn && payment.kind !== 'PURCHASE') || hasArrived,
    }[mode];
  };
  const newestFirst = (a: Payment, b: Payment) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

  it('has the rows and the total of the plain payments, for each view, range and page', async () => {
    await fc.assert(
      fc.asyncProperty(payments, hours, pages, async (history, [a, b], page) => {
        runs += 1;
        const [username, other] = [`MTOA${runs}`, `MTOB${runs}`];
        const stored = history.map(({ kind, isOwn, status, hour }): Payment => {
          const from = isOwn ? username : other;
          const receiver = kind !== 'GIFT' ? from : isOwn ? other : username;
          return {
            id: newId(),
            kind,
            username: from,
            receiver,
            status,
            createdAt: new Date(START_MS + hour * HOUR_MS),
          };
        });
        for (const payment of stored) await store(payment);
        const range: InstantRange = {
          from: new Date(START_MS + Math.min(a, b) * HOUR_MS),
          until: new Date(START_MS + Math.max(a, b) * HOUR_MS),
        };
        const whole: InstantRange = { from: new Date('1999-12-31T17:00:00Z'), until: new Date('2200-12-31T17:00:00Z') };
        for (const mode of MODES)
          for (const source of mode === 'reward' ? [undefined, ...SOURCES] : [undefined])
            for (const { from, until } of [range, whole]) {
              const plain = stored
                .filter(({ createdAt }) => from <= createdAt && createdAt < until)
                .filter(isListed(mode, source, username))
                .toSorted(newestFirst);
              const listed = await repository.page(
                { prefix: 'MTO', username },
                mode,
                { ...page, ...(source && { source }) },
                { from, until },
              );
              expect(listed.payments.map(({ id }) => id)).toEqual(
                plain.slice(page.offset, page.offset + page.limit).map(({ id }) => id),
              );
              expect(listed.total).toBe(plain.length);
            }
        // half an hour more, as in zones whose days don't start with an hour of UTC
        for (const { from, until } of [range, whole].map(halfAnHourLater)) {
          const credited = stored
            .filter(({ createdAt }) => from <= createdAt && createdAt < until)
            .filter(({ kind, receiver }) => (kind === 'GIFT' || kind === 'COUPON') && receiver === username)
            .filter(({ status }) => status !== 'REJECT');
          expect(await received.sums({ prefix: 'MTO', username }, [{ from, until }])).toEqual([
            BigInt(credited.length),
          ]);
        }
      }),
      { numRuns: 15 },
    );
    const log = new AppLog('silent');
    const jobs = new Jobs(testSettings({ databaseUrl: test.url }), log);
    const verification = new SumsVerification(test.database, new Clock(), log, jobs);
    new PaymentSumsComparison(verification);
    expect(await verification.verify()).toEqual([]);
  });

  it('locks the counts of a statement in one order, so that two statements cannot deadlock', async () => {
    const insert = (usernames: readonly string[]) => sql`
      insert into payment (agent, id, kind, unit, amount, username, receiver, step, idempotency_key, business_day, created_at, changed_at)
      select 'MTO', gen_random_uuid(), 'QUEST', 'CREDIT', 1, username, username, 'credit', gen_random_uuid()::text, current_date, now(), now()
      from unnest(${sql.param([...usernames])}::text[]) username`;
    const store = (...usernames: string[]) => test.database.asOperator((tx) => tx.execute(insert(usernames)));
    const isWaiting = async () => {
      const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await test.database.operatorQuery({ text })).rows.length > 0;
    };
    await store('MTOFIRST');
    let waiting: Promise<unknown> | undefined;
    await test.database.asOperator(async (tx) => {
      await tx.execute(sql`select from payment_count where username = 'MTOFIRST' for update`);
      waiting = store('MTOSECOND', 'MTOFIRST');
      await waitUntil(isWaiting);
      // the waiting statement does not hold the second row yet
      await store('MTOSECOND');
    });
    await waiting;
    const text = `select username, payments::int from payment_count where username in ('MTOFIRST', 'MTOSECOND') order by username`;
    expect((await test.database.operatorQuery({ text })).rows).toEqual([
      { username: 'MTOFIRST', payments: 2 },
      { username: 'MTOSECOND', payments: 2 },
    ]);
  });

  it('refuses a change beside their payments', async () => {
    for (const change of [
      'update payment_count set agent = agent',
      'delete from payment_count',
      'truncate payment_count',
      'update received_credit set agent = agent',
      'delete from received_credit',
    ])
      await expect(test.asOwner(change)).rejects.toThrow();
  });
});
