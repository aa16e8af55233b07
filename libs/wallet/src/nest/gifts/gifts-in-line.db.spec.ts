import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, FixedClock, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { walletMigrations } from '../migrations';
import { PaymentMoves } from '../payments/payment-moves';
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
class Model {
  readonly gifts: Request[] = [];

  constructor(private isHeld: boolean) {}

  answer(requested: Request): string {
    const known = this.gifts.find(({ key }) => key === requested.key);
    if (known)
      return known.receiver === requested.receiver && known.amount === requested.amount ? 'existing' : 'keyConflict';
    const today = this.gifts.filter(({ day }) => day === requested.day);
    const given = today.reduce((sum, { amount }) => sum + amount, 0n);
    if (today.length >= LIMITS.countPerDay) return 'tooMany';
    if (given + requested.amount > LIMITS.totalSatangPerDay) return 'tooMuch';
    if (this.isHeld && !requested.isMet) return 'held';
    if (requested.receiver === 'self') return 'refused';
    this.isHeld = false;
    this.gifts.push(requested);
    return 'created';
  }
}

describe('concurrent gifts of one member', () => {
  let test: TestDatabase;
  let gifts: GiftsRepository;
  let moves: PaymentMoves;
  let next = 0;
  const clock = new FixedClock();

  beforeAll(async () => {
    test = await createTestDatabase(walletMigrations);
    gifts = new GiftsRepository(test.database);
    moves = new PaymentMoves(test.database, clock);
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
    const { payment } = await test.database.write('MTO', (q) => moves.openReward(q, { ...reward, member }));
    await rows(`insert into turnover_demand values ('MTO', $1, $2, 900, now())`, payment, username);
    return { username, requirement: payment };
  }
  type Sender = Awaited<ReturnType<typeof sender>>;

  async function give({ username, requirement }: Sender, { receiver, amount: amountSatang, key, day, isMet }: Request) {
    const to = { receiver: receiver === 'self' ? username : `MTO${receiver}`, amountSatang };
    const time = { at: clock.now(), day, fulfilledRequirementIds: isMet && requirement ? [requirement] : [] };
    try {
      const { outcome, payment, given } = await gifts.open({ prefix: 'MTO', username }, to, LIMITS, key, time);
      return { outcome, payment, given };
    } catch (error) {
      expect(error).toMatchObject({ cause: { code: '23514' } });
      return { outcome: 'refused', payment: null, given: null };
    }
  }

  /** Returns everything stored for a sender's gifts, without what differs between senders. */
  async function kept({ username }: Sender) {
    const own = `(select id from payment where username = '${username}' and kind = 'GIFT')`;
    const withoutName = (found: Record<string, unknown>[]) =>
      found.map((row) => JSON.parse(JSON.stringify(row).replaceAll(username, 'SENDER')) as unknown);
    const payments = await rows(
      `select once_key, receiver, amount::text, unit, status, step, business_day::text, created_at, changed_at from payment
       where id in ${own} order by once_key`,
    );
    const events = await rows(
      `select p.once_key, e.position, e.kind, e.at from payment_event e join payment p on p.id = e.payment
       where p.id in ${own} order by p.once_key, e.position`,
    );
    const outboxEntries = await rows(
      `select p.once_key, o.topic, o.key, o.state, o.reference = p.id::text as "isOurs", o.payload = jsonb_build_object('payment', p.id) as says
       from outbox_entry o join payment p on p.id = o.id where p.id in ${own} order by o.position`,
    );
    const trail = await rows(
      `select actor, action, subject, (details::jsonb - 'id')::text as details, details::jsonb ->> 'id' in (select id::text from payment) as "isOurs"
       from audit_entry where subject = $1 and details::jsonb ->> 'kind' = 'GIFT' order by number`,
      username,
    );
    const requirements = await rows(
      'select met_at is null as "isOpen" from turnover_demand where username = $1',
      username,
    );
    const account = await rows(
      'select id, unit, balance::text from ledger_account where id = $1',
      `member:${username}`,
    );
    return [payments, events, outboxEntries, trail, requirements, account].map(withoutName);
  }

  it('returns and stores the same as sequential gifts', async () => {
    const batches = fc.array(fc.array(request, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(batches, fc.boolean(), async (all, isHeld) => {
        const [together, alone, model] = [await sender(isHeld), await sender(isHeld), new Model(isHeld)];
        for (const batch of all) {
          const concurrent = await Promise.all(batch.map((gift) => give(together, gift)));
          const sequential: typeof concurrent = [];
          for (const gift of batch) sequential.push(await give(alone, gift));
          expect(concurrent.map(({ outcome }) => outcome)).toEqual(batch.map((gift) => model.answer(gift)));
          // compare payments by their position: the ids differ
          const comparable = (answers: typeof concurrent) =>
            answers.map(({ payment, ...answer }) => ({
              ...answer,
              firstAt: answers.findIndex((other) => other.payment === payment),
            }));
          expect(comparable(concurrent)).toEqual(comparable(sequential));
        }
        expect(await kept(together)).toEqual(await kept(alone));
        expect((await kept(together))[0]).toHaveLength(model.gifts.length);
      }),
      { numRuns: 60 },
    );
  });

  it('writes waiting gifts in one statement and commit, or each in its own savepoint if one is refused', async () => {
    const some = (size: number, other?: Partial<Request>): Request[] =>
      Array.from({ length: size }, (_, nth) => ({
        receiver: 'FRIEND',
        amount: 1n,
        key: `k${nth}`,
        day: DAYS[0],
        isMet: true,
        ...(nth === 2 ? other : {}),
      }));
    const [whole, broken] = [await sender(false), await sender(false)];
    await Promise.all(some(5).map((one) => give(whole, one)));
    // rows written in a savepoint have an xmin of their own
    const statements = `select count(*)::int as gifts from payment where username = $1 group by xmin order by 1`;
    await Promise.all(some(5).map((one) => give(whole, one)));
    expect(await rows(statements, whole.username)).toEqual([{ gifts: 1 }, { gifts: 4 }]);
    const answers = await Promise.all(some(5, { receiver: 'self' }).map((one) => give(broken, one)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'refused', 'created', 'created']);
    expect(await rows(statements, broken.username)).toEqual([{ gifts: 1 }, { gifts: 1 }, { gifts: 1 }, { gifts: 1 }]);
  });

  it('separates the gifts and keys of two agents', async () => {
    const { username } = await sender(false);
    await give(
      { username, requirement: null },
      { receiver: 'FRIEND', amount: 1n, key: 'k1', day: DAYS[0], isMet: true },
    );
    const requested = [
      {
        id: crypto.randomUUID(),
        receiver: 'MTOFRIEND',
        amount: '1',
        idempotencyKey: 'k1',
        day: DAYS[0],
        at: clock.now(),
        mostGifts: 5,
        mostAmount: '5',
        met: [],
      },
    ];
    const text = `select outcome from open_gifts('${username}', '${JSON.stringify(requested)}')`;
    const of = (prefix: string) => test.database.forAgent(prefix, async (tx) => (await tx.execute(text)).rows);
    expect(await of('MTO')).toEqual([{ outcome: 'known' }]);
    expect(await of('NAGA')).toEqual([{ outcome: 'opened' }]);
    expect(await rows('select agent from payment where username = $1 order by agent', username)).toEqual([
      { agent: 'MTO' },
      { agent: 'NAGA' },
    ]);
  });
});
