import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@housebrand/shared';
import { createTestDatabase, FixedClock, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { walletMigrations } from '../migrations';
import { PaymentTransitions } from '../keyed-transfers/payment-transitions';
import { TurnoverRepository } from './turnover.repository';

const COUPON = newId();
const CODE_HASH = Buffer.alloc(32, 1);
const PASSED = sql<boolean>`done`;
const AMOUNT = 10_000n;
const DAY = '2026-11-18';
const REFUSAL = { reason: 'wallet.creditTooLow', providerMessage: null } as const;

/** What happens to a coupon. `drop`: an exclusion drops it. `settle`, `refuse`: the provider answers the debit. `pass`: money leaves. */
const events = fc.array(
  fc.record({
    kind: fc.constantFrom('return', 'return', 'drop', 'settle', 'refuse', 'pass'),
    credit: fc.bigInt({ min: 0n, max: 15_000n }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A minimal model of one coupon. */
class Book {
  state: 'open' | 'met' | 'dropped' = 'open';
  reversal: 'none' | 'open' | 'done' = 'none';
  amount = 0n;

  returns(credit: bigint): string {
    if (this.reversal !== 'none') return 'replayed';
    if (this.state !== 'open') return 'closed';
    if (credit === 0n) {
      this.state = 'dropped';
      return 'dropped';
    }
    this.start(credit);
    return 'created';
  }

  drop(credit: bigint): void {
    if (this.state !== 'open') return;
    this.state = 'dropped';
    if (this.reversal === 'none' && credit > 0n) this.start(credit);
  }

  settle(): void {
    if (this.reversal !== 'open') return;
    this.reversal = 'done';
    if (this.state === 'open') this.state = 'dropped';
  }

  refuse(): void {
    if (this.reversal === 'open') this.reversal = 'none';
  }

  pass(): void {
    if (this.state === 'open') this.state = 'met';
  }

  private start(credit: bigint): void {
    this.reversal = 'open';
    this.amount = credit < AMOUNT ? credit : AMOUNT;
  }
}

describe('return of a coupon', () => {
  let test: TestDatabase;
  let turnover: TurnoverRepository;
  let transitions: PaymentTransitions;
  let next = 0;
  const clock = new FixedClock();

  beforeAll(async () => {
    test = await createTestDatabase(walletMigrations);
    turnover = new TurnoverRepository(test.database);
    transitions = new PaymentTransitions(test.database, clock);
    await rows(
      `insert into coupon (agent, id, name, unit, amount, turnover_multiplier, valid_from, per_member, created_at)
       values ('MTO', $1, 'Coupon', 'CREDIT', ${AMOUNT}, 3, now(), 1, now())`,
      COUPON,
    );
    await rows(`insert into coupon_code (agent, code_hash, coupon) values ('MTO', $1, $2)`, CODE_HASH, COUPON);
  });
  afterAll(() => test?.close());

  const rows = async (text: string, ...values: unknown[]) =>
    (await test.database.operatorQuery({ text, values })).rows as Record<string, unknown>[];

  /** Creates a member with a coupon whose requirement is open. */
  async function redeemed(hasArrived = true) {
    next += 1;
    const member = { prefix: 'MTO', username: `MTORETURNS${next}` };
    const reward = {
      kind: 'COUPON',
      unit: 'CREDIT',
      amount: AMOUNT,
      idempotencyKey: 'coupon',
      day: DAY,
      member,
    } as const;
    const { payment } = await test.database.write('MTO', (q) => transitions.openReward(q, reward));
    await rows(
      `insert into coupon_redemption values ('MTO', $1, $2, $3, $4)`,
      payment,
      COUPON,
      CODE_HASH,
      member.username,
    );
    await rows(`insert into turnover_requirement values ('MTO', $1, $2, 30000, now())`, payment, member.username);
    if (hasArrived) await settle(payment, 'credit');
    return { member, payment };
  }
  type Redeemed = Awaited<ReturnType<typeof redeemed>>;

  async function settle(payment: string, step: 'credit' | 'debit') {
    await transitions.ask('MTO', payment);
    await transitions.settle('MTO', payment, step);
  }

  const giveBack = ({ member, payment }: Redeemed, credit: bigint) =>
    turnover.return(member, { payment, amount: credit, day: DAY, at: clock.now() });

  const drop = ({ member, payment }: Redeemed, credit: bigint) => {
    const amount = credit < AMOUNT ? credit : AMOUNT;
    return turnover.drop(member, { payment, amount, day: DAY, at: clock.now() });
  };

  const pass = ({ member, payment }: Redeemed) =>
    test.database.write('MTO', (q) =>
      q.select({ done: PASSED }).from(sql`pass_turnover(${member.username}, array[${payment}]::uuid[], now()) as done`),
    );

  async function openReversal(payment: string): Promise<string | null> {
    const [open] = await rows(`select id::text from payment where reverses = $1 and step is not null`, payment);
    return (open?.['id'] as string | undefined) ?? null;
  }

  /** Returns what is stored: the requirement's state, the reversals that count, and the member's account. */
  async function stored({ member, payment }: Redeemed) {
    const [found] = await rows(
      `select case when r.dropped_at is not null then 'dropped' when r.fulfilled_at is not null then 'met' else 'open' end as state,
         (select count(*)::int from payment p where p.reverses = r.payment and p.status <> 'REJECT') as reversals,
         (select coalesce(sum(l.amount), 0)::text from ledger_posting l join payment p on p.id = l.of_payment
            where p.reverses = r.payment and l.source = 'member:' || r.username and l.destination = 'promotion-expense') as taken,
         (select a.balance::text from ledger_account a where a.id = 'member:' || r.username and a.unit = 'CREDIT') as balance
       from turnover_requirement r where r.payment = $1 and r.username = $2`,
      payment,
      member.username,
    );
    return found!;
  }

  it('follows the model: money is conserved, and no coupon is returned twice', async () => {
    await fc.assert(
      fc.asyncProperty(events, async (all) => {
        const coupon = await redeemed();
        const book = new Book();
        for (const { kind, credit } of all) {
          const open = await openReversal(coupon.payment);
          if (kind === 'return') expect((await giveBack(coupon, credit)).outcome).toBe(book.returns(credit));
          else if (kind === 'drop') await drop(coupon, credit).then(() => book.drop(credit));
          else if (kind === 'pass') await pass(coupon).then(() => book.pass());
          else if (open && kind === 'settle') await settle(open, 'debit').then(() => book.settle());
          else if (open) await transitions.refuse('MTO', open, 'debit', REFUSAL).then(() => book.refuse());
          const taken = book.reversal === 'done' ? book.amount : 0n;
          expect(await stored(coupon)).toEqual({
            state: book.state,
            reversals: book.reversal === 'none' ? 0 : 1,
            taken: String(taken),
            balance: String(AMOUNT - taken),
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('starts once, however many calls arrive together, also with a drop among them', async () => {
    const coupon = await redeemed();
    const calls = Array.from({ length: 6 }, () => giveBack(coupon, AMOUNT));
    const [dropped, ...returned] = await Promise.all([drop(coupon, AMOUNT), ...calls]);
    const reversals = new Set(returned.flatMap(({ reversal }) => reversal ?? []));
    if (dropped !== null) reversals.add(dropped);
    expect(reversals.size).toBe(1);
    await settle([...reversals][0]!, 'debit');
    expect(await stored(coupon)).toEqual({ state: 'dropped', reversals: 1, taken: '10000', balance: '0' });
  });

  it('waits for the coupon’s credit, and finds no coupon of another member or agent', async () => {
    const [early, other] = [await redeemed(false), await redeemed()];
    expect(await giveBack(early, AMOUNT)).toEqual({ outcome: 'arriving', reversal: null });
    expect(await giveBack({ ...other, member: early.member }, AMOUNT)).toEqual({ outcome: 'unknown', reversal: null });
    const elsewhere = { ...other, member: { ...other.member, prefix: 'NAGA' } };
    expect(await giveBack(elsewhere, AMOUNT)).toEqual({ outcome: 'unknown', reversal: null });
    expect(await turnover.checkReturn(elsewhere.member, other.payment)).toBe('unknown');
    // a reversal is no redemption
    const { reversal } = await giveBack(other, AMOUNT);
    expect(await giveBack({ ...other, payment: reversal! }, AMOUNT)).toEqual({ outcome: 'unknown', reversal: null });
  });

  it('is noted as the member’s own act, and the one of an exclusion as the system’s', async () => {
    const [own, excluded] = [await redeemed(), await redeemed()];
    const { reversal } = await giveBack(own, AMOUNT);
    const dropped = await drop(excluded, AMOUNT);
    const actors = await rows(
      `select actor from audit_entry where action = 'money.payment-opened' and details::jsonb ->> 'id' = any ($1)
       order by actor = 'system'`,
      [reversal, dropped],
    );
    expect(actors).toEqual([{ actor: own.member.username }, { actor: 'system' }]);
  });
});
