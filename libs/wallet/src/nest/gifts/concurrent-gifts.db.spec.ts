import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, FixedClock, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { walletMigrations } from '../migrations';
import { PaymentTransitions, type DoneStep } from '../keyed-transfers/payment-transitions';
import { GiftsRepository } from './gifts.repository';

const LIMITS = { minSatang: 1n, countPerDay: 5, totalSatangPerDay: 1_000n };
const DAYS = ['2026-11-18', '2026-11-19'] as const;

interface Request {
  /** `self`: the sender, which the table's check rejects. */
  receiver: 'FRIEND' | 'OTHER' | 'self';
  amount: bigint;
  key: string;
  day: (typeof DAYS)[number];
  /** Whether the sender's turnover requirement is met. */
  isMet: boolean;
}
const request: fc.Arbitrary<Request> = fc.record({
  receiver: fc.constantFrom('FRIEND', 'FRIEND', 'OTHER', 'OTHER', 'self'),
  amount: fc.bigInt({ min: 1n, max: 500n }),
  key: fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9'),
  day: fc.constantFrom(...DAYS),
  isMet: fc.boolean(),
});

/** A minimal model of one sender's gifts. */
class Book {
  readonly gifts: Request[] = [];

  constructor(private isHeld: boolean) {}

  answer(requested: Request): string {
    const known = this.gifts.find(({ key }) => key === requested.key);
    if (known)
      return known.receiver === requested.receiver && known.amount === requested.amount ? 'replayed' : 'keyConflict';
    const today = this.gifts.filter(({ day }) => day === requested.day);
    const given = today.reduce((sum, { amount }) => sum + amount, 0n);
    if (today.length >= LIMITS.countPerDay) return 'tooMany';
    if (given + requested.amount > LIMITS.totalSatangPerDay) return 'tooMuch';
    if (this.isHeld && !requested.isMet) return 'blockedByTurnover';
    if (requested.receiver === 'self') return 'refused';
    this.isHeld = false;
    this.gifts.push(requested);
    return 'created';
  }
}

describe('concurrent gifts of one member', () => {
  let test: TestDatabase;
  let gifts: GiftsRepository;
  let transitions: PaymentTransitions;
  let next = 0;
  const clock = new FixedClock();

  beforeAll(async () => {
    test = await createTestDatabase(walletMigrations);
    gifts = new GiftsRepository(test.database);
    transitions = new PaymentTransitions(test.database, clock);
  });
  afterAll(() => test?.close());

  const rows = async (text: string, ...values: unknown[]) =>
    (await test.database.operatorQuery({ text, values })).rows as Record<string, unknown>[];

  /** Creates a sender, with or without an open turnover requirement. */
  async function sender(isHeld: boolean) {
    next += 1;
    const username = `MTOGIVES${next}`;
    const reward = { kind: 'COUPON', unit: 'CREDIT', amount: 9n, idempotencyKey: 'coupon', day: DAYS[0] } as const;
    const member = { prefix: 'MTO', username };
    if (!isHeld) return { username, requirement: null };
    const { payment } = await test.database.write('MTO', (q) => transitions.openReward(q, { ...reward, member }));
    await rows(`insert into turnover_requirement values ('MTO', $1, $2, 900, now())`, payment, username);
    return { username, requirement: payment };
  }
  type Sender = Awaited<ReturnType<typeof sender>>;

  async function give({ username, requirement }: Sender, { receiver, amount: amountSatang, key, day, isMet }: Request) {
    const to = { receiver: receiver === 'self' ? username : `MTO${receiver}`, amountSatang };
    const time = { at: clock.now(), day, fulfilledRequirementIds: isMet && requirement ? [requirement] : [] };
    try {
      const { outcome, payment, given } = await gifts.open({ prefix: 'MTO', username }, to, LIMITS, key, time, null);
      return { outcome, payment, given };
    } catch (error) {
      expect(error).toMatchObject({ cause: { code: '23514' } });
      return { outcome: 'refused', payment: null, given: null };
    }
  }

  /** Returns a sender's gifts, with the number of their events, outbox messages and audit entries. */
  const stored = ({ username }: Sender) =>
    rows(
      `select p.idempotency_key as key, p.amount::text,
         (select count(*)::int from payment_event e where e.payment = p.id) as events,
         (select count(*)::int from outbox_entry o where o.id = p.id and o.payload = jsonb_build_object('payment', p.id)) as messages,
         (select count(*)::int from audit_entry a where a.subject = p.username and a.actor = p.username
            and a.details::jsonb ->> 'id' = p.id::text) as entries
       from payment p where p.username = $1 and p.kind = 'GIFT' order by p.idempotency_key`,
      username,
    );
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

  it('returns the same as the model, one gift after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 15 }), fc.boolean(), async (all, isHeld) => {
        const [from, book] = [await sender(isHeld), new Book(isHeld)];
        for (const one of all) expect((await give(from, one)).outcome).toBe(book.answer(one));
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the limits, stores each key once, and reports and audits each gift once under concurrency', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 2, maxLength: 15 }), fc.boolean(), async (all, isHeld) => {
        const from = await sender(isHeld);
        const answers = await Promise.all(all.map((one) => give(from, one)));
        const created = all.filter((_, nth) => answers[nth]!.outcome === 'created');
        expect(new Set(created.map(({ key }) => key)).size).toBe(created.length);
        for (const day of DAYS) {
          const today = created.filter((one) => one.day === day);
          expect(today.length).toBeLessThanOrEqual(LIMITS.countPerDay);
          expect(today.reduce((sum, { amount }) => sum + amount, 0n)).toBeLessThanOrEqual(LIMITS.totalSatangPerDay);
        }
        // one gift that fulfils the requirement opens the way for the others
        if (isHeld && created.length > 0) expect(created.some(({ isMet }) => isMet)).toBe(true);
        expect(await stored(from)).toEqual(
          created
            .map(({ key, amount }) => ({ key, amount: String(amount), events: 1, messages: 1, entries: 1 }))
            .sort(byKey),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('starts, rejects and returns gifts of two members to each other without a deadlock', async () => {
    const pair = [(await sender(false)).username, (await sender(false)).username] as const;
    const time = { at: clock.now(), day: DAYS[0], fulfilledRequirementIds: [] };
    const limits = { ...LIMITS, countPerDay: 100, totalSatangPerDay: 1_000_000n };
    const refusal = { reason: 'wallet.refusedByProvider', providerMessage: null } as const;
    const gift = async (from: 0 | 1, key: string, refused: 'debit' | 'credit') => {
      const to = { receiver: pair[1 - from]!, amountSatang: 1n };
      const { payment } = await gifts.open({ prefix: 'MTO', username: pair[from] }, to, limits, key, time, null);
      if (refused === 'credit') await transitions.settle('MTO', payment!, 'debit');
      await transitions.refuse('MTO', payment!, refused, refusal);
      if (refused === 'credit') await transitions.settle('MTO', payment!, 'return');
    };
    const rounds = Array.from({ length: 20 }, (_, round) => round);
    const both = (round: number) => [gift(0, `k${round}`, 'debit'), gift(1, `k${round}`, 'credit')];
    const reversed = (round: number) => [gift(0, `r${round}`, 'credit'), gift(1, `r${round}`, 'debit')];
    await Promise.all(rounds.flatMap((round) => [...both(round), ...reversed(round)]));
    const sums = 'select distinct username, satang::int from received_credit where username = any($1) order by 1';
    expect(await rows(sums, pair)).toEqual(pair.toSorted().map((username) => ({ username, satang: 0 })));
  });

  it('starts gifts beside batches of their steps without a deadlock', async () => {
    const circle: string[] = [];
    while (circle.length < 6) circle.push((await sender(false)).username);
    const time = { at: clock.now(), day: DAYS[0], fulfilledRequirementIds: [] };
    const limits = { ...LIMITS, countPerDay: 100, totalSatangPerDay: 1_000_000n };
    const lease = () => ({ claim: randomUUID(), leaseMs: 60_000 });
    const open = async (from: number, key: string): Promise<DoneStep> => {
      const [username, receiver, leased] = [circle[from]!, circle[(from + 1) % circle.length]!, lease()];
      const gift = { receiver, amountSatang: 1n };
      const { payment } = await gifts.open({ prefix: 'MTO', username }, gift, limits, key, time, leased);
      return { id: payment!, step: 'debit', member: username, claim: leased.claim, lease: lease() };
    };
    // the steps of members who take turns are recorded by two processes
    const advanceAll = async (started: DoneStep[]): Promise<void> => {
      let done = started;
      while (done.length > 0) {
        const next = await transitions.advance('MTO', done);
        done = next.flatMap(({ id, step, username, receiver }, nth) => {
          const { id: before, claim, lease: later } = done[nth]!;
          const member = step === 'credit' ? receiver : username;
          return step ? [{ id, step, member, claim: id === before ? claim : later!.claim, lease: lease() }] : [];
        });
      }
    };
    for (let round = 0; round < 8; round += 1) {
      const first = await Promise.all(circle.map((_, from) => open(from, `first ${round}`)));
      const [even, odd] = [0, 1].map((rest) => first.filter((_, from) => from % 2 === rest));
      const more = circle.flatMap((_, from) => [open(from, `more ${round}`), open(from, `last ${round}`)]);
      await Promise.all([advanceAll(even!), advanceAll(odd!), ...more]);
      // no process continues what was opened after the last step of its sender's gifts
      await rows(`update outbox_entry set state = 'sent', claim = null where key = any($1)`, circle);
    }
    const settled = `select count(*)::int from payment where username = any($1) and idempotency_key like 'first %' and status = 'SUCCESS'`;
    expect(await rows(settled, circle)).toEqual([{ count: 8 * circle.length }]);
  });

  it('separates the gifts and keys of two agents', async () => {
    const { username } = await sender(false);
    const give = async (prefix: string) => {
      const to = { receiver: `${prefix}FRIEND`, amountSatang: 1n };
      return (
        await gifts.open(
          { prefix, username },
          to,
          LIMITS,
          'k1',
          { at: clock.now(), day: DAYS[0], fulfilledRequirementIds: [] },
          null,
        )
      ).outcome;
    };
    expect([await give('MTO'), await give('MTO'), await give('NAGA')]).toEqual(['created', 'replayed', 'created']);
    expect(await rows('select agent from payment where username = $1 order by agent', username)).toEqual([
      { agent: 'MTO' },
      { agent: 'NAGA' },
    ]);
  });
});
