import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, FixedClock, type TestDatabase } from '@housebrand/shared/testing';
import { newId } from '@housebrand/shared';
import fc from 'fast-check';
import type { PaymentStep } from '../../core';
import { CouponsRepository, insertCodes, insertCoupon } from '../coupons/coupons.repository';
import { GiftsRepository, type GiftOutcome } from '../gifts/gifts.repository';
import { walletMigrations } from '../migrations';
import { newGift, toPaymentEntry } from '../payment-records/payment.mapper';
import { PaymentTransitions } from '../keyed-transfers/payment-transitions';
import { PaymentsRepository } from '../payment-records/payments.repository';

const LIMITS = { minSatang: 1n, countPerDay: 5, totalSatangPerDay: 1_000n };
const DAY = '2026-11-18';

let test: TestDatabase;
let transitions: PaymentTransitions;
let gifts: GiftsRepository;
const clock = new FixedClock();

beforeAll(async () => {
  test = await createTestDatabase(walletMigrations);
  transitions = new PaymentTransitions(test.database, clock);
  gifts = new GiftsRepository(test.database);
});
afterAll(() => test.close());

const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await test.database.operatorQuery<Row & Record<string, unknown>>({ text, values })).rows;
const give = (
  sender: string,
  receiver: string,
  amountSatang: bigint,
  key: string,
  { day = DAY, claim = null }: { day?: string; claim?: string | null } = {},
): Promise<GiftOutcome> =>
  gifts.open(
    { prefix: 'MTO', username: sender },
    { receiver, amountSatang },
    LIMITS,
    key,
    { at: clock.now(), day, fulfilledRequirementIds: [] },
    claim === null ? null : { claim, leaseMs: 60_000 },
  );

/** A minimal model of the ledger: the SQL must give the same results. */
class Model {
  readonly payments: {
    id: string;
    sender: string;
    receiver: string;
    amount: bigint;
    key: string;
    step: PaymentStep | null;
    /** The step that was requested last. */
    requested: PaymentStep | null;
    status: string;
    /** The delivery of the outbox entry, if the gift was opened with a lease. */
    claim: string | null;
    isSent: boolean;
  }[] = [];
  readonly accounts = new Map<string, bigint>();

  opens(sender: string, amount: bigint): 'created' | 'tooMany' | 'tooMuch' {
    const own = this.payments.filter((one) => one.sender === sender && one.status !== 'REJECT');
    if (own.length >= LIMITS.countPerDay) return 'tooMany';
    const given = own.reduce((sum, one) => sum + one.amount, 0n);
    return given + amount > LIMITS.totalSatangPerDay ? 'tooMuch' : 'created';
  }

  /** A gift is leased unless an earlier one of its sender still has an open outbox entry. */
  leases(sender: string): boolean {
    return this.payments.every((one) => one.sender !== sender || one.isSent);
  }

  find(which: number): Model['payments'][number] | undefined {
    return this.payments[which % Math.max(1, this.payments.length)];
  }

  /** Only a requested step has an outcome. A payment occurs several times with the same step, as two deliveries may run it. */
  doneSteps(chosen: { which: number; step: PaymentStep }[]) {
    const done = chosen.flatMap(({ which, step: now }) => {
      const payment = this.find(which);
      return payment && payment.status !== 'CREATE' ? [{ payment, step: now }] : [];
    });
    return done.map((one) => done.find(({ payment }) => payment === one.payment)!);
  }

  /** Settles a step and requests the next one; the last step finishes the outbox entry. */
  advance(payment: Model['payments'][number], step: PaymentStep): object {
    const isCurrent = payment.step === step;
    this.settle(payment, step);
    const isRecorded = isCurrent && payment.step === null && payment.claim !== null;
    if (isRecorded) payment.isSent = true;
    return { ...this.ask(payment), isRecorded };
  }

  ask(payment: Model['payments'][number]): object {
    const { step, requested } = payment;
    payment.requested = step;
    return step ? { step, wasRequested: requested === step } : { step };
  }

  settle(payment: Model['payments'][number], step: PaymentStep): void {
    if (payment.step !== step) return;
    if (step === 'debit') [payment.step] = [this.move(payment.sender, 'transit', payment.amount, 'credit')];
    else if (step === 'credit') this.end(payment, payment.receiver, 'SUCCESS');
    else this.end(payment, payment.sender, 'REJECT');
  }

  refuse(payment: Model['payments'][number], step: PaymentStep): void {
    if (payment.step !== step || step === 'return') return;
    if (step === 'debit') [payment.step, payment.status] = [null, 'REJECT'];
    else payment.step = 'return';
  }

  private end(payment: Model['payments'][number], to: string, status: string): void {
    payment.step = this.move('transit', to, payment.amount, null);
    payment.status = status;
  }

  private move<T>(from: string, to: string, amount: bigint, next: T): T {
    this.accounts.set(from, (this.accounts.get(from) ?? 0n) - amount);
    this.accounts.set(to, (this.accounts.get(to) ?? 0n) + amount);
    return next;
  }
}

const members = ['A', 'B', 'C'];
const step = fc.constantFrom<PaymentStep>('debit', 'credit', 'return');
const command = fc.oneof(
  fc.record({
    do: fc.constant('give' as const),
    sender: fc.constantFrom(...members),
    receiver: fc.constantFrom(...members),
    amount: fc.bigInt({ min: 1n, max: 600n }),
    key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'),
    claim: fc.option(fc.uuid(), { freq: 3 }),
  }),
  fc.record({
    do: fc.constantFrom('ask' as const, 'settle' as const, 'refuse' as const, 'doubt' as const),
    which: fc.nat(),
    step,
  }),
  fc.record({
    do: fc.constant('goOn' as const),
    done: fc.array(fc.record({ which: fc.nat(), step }), { minLength: 1, maxLength: 4 }),
  }),
);

describe('ledger', () => {
  it('matches a minimal model for any sequence of operations', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), async (commands) => {
        run += 1;
        const model = new Model();
        const name = (member: string) => `MTO${run}${member}`;
        for (const one of commands) {
          if (one.do === 'give') {
            const [sender, receiver] = [name(one.sender), name(one.receiver)];
            if (sender === receiver) continue;
            const { outcome, payment, isLeased } = await give(sender, receiver, one.amount, one.key, one);
            const known = model.payments.find((other) => other.sender === sender && other.key === one.key);
            const isSame = known?.receiver === receiver && known.amount === one.amount;
            expect(outcome).toBe(known ? (isSame ? 'replayed' : 'keyConflict') : model.opens(sender, one.amount));
            if (known) expect(payment).toBe(known.id);
            expect(isLeased).toBe(outcome === 'created' && one.claim !== null && model.leases(sender));
            if (outcome === 'created')
              model.payments.push({
                id: payment!,
                sender,
                receiver,
                amount: one.amount,
                key: one.key,
                step: 'debit',
                requested: isLeased ? 'debit' : null,
                status: isLeased ? 'APPROVE' : 'CREATE',
                claim: isLeased ? one.claim : null,
                isSent: false,
              });
            continue;
          }
          if (one.do === 'goOn') {
            const done = model.doneSteps(one.done);
            const expected = done.map((each) => model.advance(each.payment, each.step));
            const steps = done.map(({ payment: { id, sender, receiver, claim }, step: now }) => {
              const member = now === 'credit' ? receiver : sender;
              return { id, step: now, member, claim, lease: null };
            });
            expect(await transitions.advance('MTO', steps)).toMatchObject(expected);
            continue;
          }
          const payment = model.find(one.which);
          if (!payment) continue;
          // only a requested step has an outcome, and a `return` is never refused
          if (one.do === 'ask' || payment.status === 'CREATE') {
            expect(await transitions.ask('MTO', payment.id)).toMatchObject(model.ask(payment));
            if (payment.step) payment.status = 'APPROVE';
          } else if (one.do === 'settle') {
            model.settle(payment, one.step);
            expect(await transitions.settle('MTO', payment.id, one.step)).toBe(payment.status);
          } else if (one.do === 'doubt') await transitions.markUnknown('MTO', payment.id, one.step);
          else if (one.step !== 'return') {
            model.refuse(payment, one.step);
            const refusal = { reason: 'wallet.refusedByProvider', providerMessage: null } as const;
            expect(await transitions.refuse('MTO', payment.id, one.step, refusal)).toBe(payment.status);
          }
        }
        const stored = await rows<{ id: string; step: string | null; status: string; isSent: boolean }>(
          `select id, step, status, state = 'sent' as "isSent" from payment join outbox_entry using (agent, id)
           where username like $1 order by id`,
          `MTO${run}_`,
        );
        const expected = model.payments.map(({ id, step: next, status, isSent }) => ({
          id,
          step: next,
          status,
          isSent,
        }));
        expect(stored).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)));
        const balances = await rows<{ id: string; balance: string }>(
          `select id, balance::text from ledger_account where id like $1 and balance <> 0 order by id`,
          `member:MTO${run}_`,
        );
        const booked = [...model.accounts].filter(([account, balance]) => account !== 'transit' && balance !== 0n);
        expect(balances).toEqual(
          booked
            .map(([account, balance]) => ({ id: `member:${account}`, balance: String(balance) }))
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
        );
      }),
      { numRuns: 40 },
    );
    // across all runs, each balance is the sum of its postings
    const wrong = await rows(`
      select a.id from ledger_account a where a.balance <>
        coalesce((select sum(p.amount) from ledger_posting p where (p.agent, p.destination, p.unit) = (a.agent, a.id, a.unit)), 0)
        - coalesce((select sum(p.amount) from ledger_posting p where (p.agent, p.source, p.unit) = (a.agent, a.id, a.unit)), 0)`);
    expect(wrong).toEqual([]);
  });

  it('shows a newly opened gift like the stored one', async () => {
    const payments = new PaymentsRepository(test.database);
    const [sender, gift] = [
      { prefix: 'MTO', username: 'MTOSHOWS' },
      { receiver: 'MTOFRIEND', amountSatang: 9n },
    ];
    const { payment } = await give(sender.username, gift.receiver, gift.amountSatang, 'shown');
    const reported = toPaymentEntry(newGift(payment!, sender, gift, clock.now()), sender);
    expect(reported).toEqual(toPaymentEntry(await payments.find(sender, payment!), sender));
  });

  it('enforces daily limits under concurrency and resets them the next day', async () => {
    const tries = Array.from({ length: 20 }, (_, at) => give('MTOEAGER', 'MTOFRIEND', 1n, `try ${at}`));
    const outcomes = (await Promise.all(tries)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(LIMITS.countPerDay);
    expect(outcomes.filter((outcome) => outcome === 'tooMany')).toHaveLength(20 - LIMITS.countPerDay);
    expect((await give('MTOEAGER', 'MTOFRIEND', 1n, 'tomorrow', { day: '2026-11-19' })).outcome).toBe('created');
    const large = [600n, 600n, 400n].map((amount, at) => give('MTORICH', 'MTOFRIEND', amount, `large ${at}`));
    const given = (await Promise.all(large)).filter(({ outcome }) => outcome === 'created');
    expect(given).toHaveLength(2);
  });

  it('opens one gift for fifty concurrent calls with one key', async () => {
    const same = await Promise.all(Array.from({ length: 50 }, () => give('MTOONCE', 'MTOFRIEND', 7n, 'one')));
    expect(same.filter(({ outcome }) => outcome === 'created')).toHaveLength(1);
    expect(new Set(same.map(({ payment }) => payment)).size).toBe(1);
    expect((await give('MTOONCE', 'MTOFRIEND', 8n, 'one')).outcome).toBe('keyConflict');
    const entries = await rows(`select from outbox_entry where key = 'MTOONCE'`);
    expect(entries).toHaveLength(1);
  });

  it('gives the last copy of a coupon once under concurrency, and no member more than their share', async () => {
    const coupons = new CouponsRepository(test.database);
    const offer = {
      name: 'spec',
      unit: 'CREDIT',
      amount: 100n,
      turnoverMultiplier: 0,
      perMember: 2,
      total: 1,
    } as const;
    const valid = { validFrom: clock.now(), validUntil: null };
    const last = await test.database.forAgent('MTO', async (tx) => {
      const once = await insertCoupon(tx, { ...offer, ...valid }, clock.now());
      await insertCodes(tx, once, ['LAST'], null);
      const shared = await insertCoupon(tx, { ...offer, ...valid, total: null }, clock.now());
      await insertCodes(tx, shared, ['SHARED'], null);
      await insertCodes(tx, shared, ['ONCE'], 1);
      return once;
    });
    const redeem = (username: string, code: string, nth: number) =>
      coupons.redeem(
        { prefix: 'MTO', username },
        { code, idempotencyKey: `${code} ${nth}`, at: clock.now(), day: DAY, hasBetFeed: true },
      );
    const tally = async (tries: Promise<{ outcome: string }>[]) => {
      const counts: Record<string, number> = {};
      for (const { outcome } of await Promise.all(tries)) counts[outcome] = (counts[outcome] ?? 0) + 1;
      return counts;
    };
    const thousand = Array.from({ length: 1_000 }, (_, nth) => nth);
    expect(await tally(thousand.map((nth) => redeem(`MTOMANY${nth}`, 'LAST', nth)))).toEqual({
      created: 1,
      exhausted: 999,
    });
    expect(await tally(thousand.slice(0, 20).map((nth) => redeem(`MTOMANY${nth}`, 'ONCE', nth)))).toEqual({
      created: 1,
      exhausted: 19,
    });
    expect(await tally(thousand.slice(0, 20).map((nth) => redeem('MTOGREEDY', 'SHARED', nth)))).toEqual({
      created: 2,
      used: 18,
    });
    expect(await tally(thousand.slice(0, 20).map(() => redeem('MTOSAME', 'SHARED', 1)))).toEqual({
      created: 1,
      replayed: 19,
    });
    const listed = (await coupons.page('MTO', { limit: 10, offset: 0 })).coupons.map(({ id, redeemed, codes }) => [
      id === last,
      redeemed,
      codes,
    ]);
    expect(listed.sort()).toEqual([
      [false, 4, 2],
      [true, 1, 1],
    ]);
    expect((await redeem('MTOMANY1', 'NONE', 0)).outcome).toBe('unknown');
  });

  it('pays a claim once, and returns the amount to the agent’s account if the provider refuses it', async () => {
    const reward = { kind: 'QUEST', unit: 'POINT', amount: 20n, idempotencyKey: 'quest 1', day: DAY } as const;
    const member = { prefix: 'MTO', username: 'MTOQUEST' };
    const open = () => test.database.write('MTO', (q) => transitions.openReward(q, { ...reward, member }));
    const opened = await Promise.all([open(), open(), open()]);
    expect(opened.map(({ outcome }) => outcome).sort()).toEqual(['created', 'replayed', 'replayed']);
    const { payment } = opened[0]!;
    expect(await transitions.ask('MTO', payment)).toMatchObject({
      step: 'credit',
      wasRequested: false,
      unit: 'POINT',
      amount: 20n,
    });
    expect(await transitions.ask('MTO', payment)).toMatchObject({ step: 'credit', wasRequested: true });
    expect(
      await transitions.refuse('MTO', payment, 'credit', { reason: 'wallet.refusedByProvider', providerMessage: 'no' }),
    ).toBe('REJECT');
    const posted = await rows(
      'select move, source, destination from ledger_posting where payment = $1 order by at, move',
      payment,
    );
    expect(posted).toEqual([
      { move: 'hold', source: 'promotion-expense', destination: 'in-transit' },
      { move: 'return', source: 'in-transit', destination: 'promotion-expense' },
    ]);
    // the agent's own accounts have no row that payments would have to wait for
    expect(await rows(`select id from ledger_account where id not like '%:%'`)).toEqual([]);
  });

  it('rejects changes to stored payments and postings, also by operators and the database owner', async () => {
    const { payment } = await give('MTOFIXED', 'MTOFRIEND', 5n, 'fixed');
    await transitions.ask('MTO', payment!);
    await transitions.settle('MTO', payment!, 'debit');
    await transitions.settle('MTO', payment!, 'credit');
    const attempts = [
      `update payment set status = 'REJECT', reject_reason = 'x' where username = 'MTOFIXED'`,
      `update payment set amount = 6 where username = 'MTOFIXED'`,
      `delete from payment where username = 'MTOFIXED'`,
      'update ledger_posting set amount = 1',
      'delete from ledger_posting',
      'update payment_event set at = now()',
      'delete from payment_event',
    ];
    for (const attempt of attempts) {
      await expect(test.database.forAgent('MTO', (tx) => tx.execute(attempt))).rejects.toThrow();
      await expect(test.database.asOperator((tx) => tx.execute(attempt))).rejects.toThrow();
    }
    const other = await give('MTOFIXED', 'MTOFRIEND', 5n, 'open');
    const another = `update payment set receiver = 'MTOTHIEF' where id = '${other.payment}'`;
    await expect(test.database.forAgent('MTO', (tx) => tx.execute(another))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await expect(test.asOwner(another)).rejects.toThrow('may not become another');
    const become = (status: string, step: string) =>
      test.database.asOperator((tx) =>
        tx.execute(`update payment set status = '${status}', step = ${step} where id = '${other.payment}'`),
      );
    const refused = (way: string) => ({ cause: { message: expect.stringContaining(`cannot go from ${way}`) } });
    await expect(become('SUCCESS', 'null')).rejects.toMatchObject(refused('CREATE to SUCCESS'));
    await transitions.ask('MTO', other.payment!);
    await expect(become('CREATE', `'debit'`)).rejects.toMatchObject(refused('APPROVE to CREATE'));
  });

  it('hides payments and accounts from other agents', async () => {
    const { payment } = await give('MTOOURS', 'MTOFRIEND', 5n, 'ours');
    await expect(transitions.ask('NAGA', payment!)).rejects.toThrow();
    await expect(transitions.settle('NAGA', payment!, 'debit')).rejects.toThrow();
    const seen = await test.database.forAgent('NAGA', (tx) => tx.execute('select from ledger_account'));
    expect(seen.rows).toHaveLength(0);
    await expect(transitions.ask('MTO', newId())).rejects.toThrow();
  });
});
