import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredRights } from '@housebrand/shared/nest';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { migrations } from './domains';

const ROLES = { app: 'housebrand_app', operator: 'housebrand_operator', eraser: 'housebrand_eraser' } as const;
const declared = declaredRights(migrations);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(migrations);
});
afterAll(() => test.close());

const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await test.database.operatorQuery<Row & Record<string, unknown>>({ text })).rows;

describe('database role', () => {
  it('has exactly the declared rights, by table and column', async () => {
    const granted = await rows<{ name: string; role: string; right: string }>(`
      select c.relname as name, a.grantee::regrole::text as role, lower(a.privilege_type) as right
        from pg_class c, aclexplode(c.relacl) a
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.grantee <> c.relowner
      union all
      select c.relname, x.grantee::regrole::text, lower(x.privilege_type) || ' (' || string_agg(a.attname, ', ' order by a.attname) || ')'
        from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped, aclexplode(a.attacl) x
       where c.relnamespace = 'public'::regnamespace group by 1, 2, x.privilege_type`);
    const found = granted.map(({ name, role, right }) => `${role}: ${right} on ${name}`).sort();
    const wanted = Object.entries(declared).flatMap(([name, rights]) =>
      (['app', 'operator', 'eraser'] as const).flatMap((who) =>
        (rights[who] ?? []).map((right) => `${ROLES[who]}: ${sorted(right)} on ${name}`),
      ),
    );
    expect(found).toEqual(wanted.sort());
  });

  it('has declared rights for every table', async () => {
    const tables = await rows<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(declared).sort());
  });
});

/** Sorts columns: `update (b, a)` becomes `update (a, b)`. */
const sorted = (right: string) =>
  right.replace(/\((.*)\)/, (_, columns: string) => `(${columns.split(', ').sort().join(', ')})`);

describe('arbitrary SQL under either role', () => {
  /** Returns the number of affected rows, or the code of the error. */
  const outcome = async (who: 'app' | 'operator', text: string): Promise<string> => {
    const work = (tx: { execute(query: ReturnType<typeof sql.raw>): PromiseLike<{ rowCount: number | null }> }) =>
      Promise.resolve(tx.execute(sql.raw(text)));
    try {
      const { rowCount } = await (who === 'app'
        ? test.database.forAgent('MTO', work)
        : test.database.asOperator((tx) => work(tx)));
      return `${rowCount} rows`;
    } catch (error) {
      return (error as { cause: { code: string } }).cause.code;
    }
  };
  const NO_RIGHT = '42501';
  const REFUSED = '23001';
  const CHECKED = '23514';

  beforeAll(async () => {
    await test.database.forAgent('MTO', async (tx) => {
      await tx.execute(
        sql`select open_reward(${randomUUID()}::uuid, 'QUEST', 'CREDIT', 500, 'MTOA', 'k', '2026-11-18', now())`,
      );
      await tx.execute(sql`insert into play_exclusion (agent, username, id, kind, since, until)
        values ('MTO', 'MTOA', ${randomUUID()}::uuid, 'SELF_EXCLUSION', now(), now() + interval '1 year')`);
      await tx.execute(
        sql`insert into play_limit (agent, username, kind, period, satang) values ('MTO', 'MTOA', 'DEPOSIT', 'DAY', 100)`,
      );
      await tx.execute(sql`select accrue_affiliates(array[${randomUUID()}::uuid], array['MTOA'], array[700], now())`);
    });
  });

  const POSTING = `insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
    select agent, id, 'credit', 'in-transit', 'member:MTOA', unit, amount + 1, now() from payment`;
  const ATTACKS: [text: string, code: string][] = [
    ['update ledger_account set balance = balance + 100', REFUSED],
    ['update ledger_account set balance = balance', REFUSED],
    ["update ledger_account set id = 'member:MTOB'", NO_RIGHT],
    ["insert into ledger_account values ('MTO', 'member:MTOC', 'CREDIT', 100)", REFUSED],
    [
      "insert into ledger_account values ('MTO', 'affiliate:MTOA', 'CREDIT', 5) on conflict (agent, id, unit) do update set balance = 1e6",
      REFUSED,
    ],
    ['delete from ledger_account', NO_RIGHT],
    ['update ledger_posting set amount = amount + 1', NO_RIGHT],
    ['delete from ledger_posting', NO_RIGHT],
    [POSTING, REFUSED],
    ['update payment set amount = amount + 1', NO_RIGHT],
    ["update payment set receiver = 'MTOB'", NO_RIGHT],
    ['delete from payment', NO_RIGHT],
    ['delete from payment_event', NO_RIGHT],
    ['delete from provider_move', NO_RIGHT],
    ['update coupon set amount = amount * 10', NO_RIGHT],
    ['update turnover_requirement set required_satang = 1', NO_RIGHT],
    ['delete from turnover_requirement', NO_RIGHT],
    ['delete from play_exclusion', NO_RIGHT],
    ['update play_exclusion set until = now()', NO_RIGHT],
    ['truncate play_exclusion', NO_RIGHT],
    ['delete from play_limit', NO_RIGHT],
    ["update play_limit set username = 'MTOB'", NO_RIGHT],
    ['delete from play_reminder', NO_RIGHT],
    ['delete from play_change', NO_RIGHT],
    ['delete from audit_entry', NO_RIGHT],
    ['alter table ledger_account disable trigger all', NO_RIGHT],
    ["select set_config('session_replication_role', 'replica', true)", NO_RIGHT],
  ];

  it.each(ATTACKS)('is rejected: %p', async (text, code) => {
    expect([await outcome('app', text), await outcome('operator', text)]).toEqual([code, code]);
  });

  it('cannot make a balance differ from its postings', async () => {
    const name = fc.constantFrom('member:MTOA', 'member:MTOB', 'affiliate:MTOA', 'promotion-expense');
    await fc.assert(
      fc.asyncProperty(name, name, fc.bigInt({ min: 1n, max: 10n ** 12n }), async (source, destination, amount) => {
        const id = randomUUID();
        await outcome(
          'app',
          `insert into ledger_accrual (agent, id, username, at) values ('MTO', '${id}', 'MTOA', now())`,
        );
        const posted = await outcome(
          'app',
          `insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
            values ('MTO', '${id}', 'accrual', '${source}', '${destination}', 'CREDIT', ${amount}, now())`,
        );
        expect(posted).toBe(source === destination ? CHECKED : '1 rows');
        const wrong = await rows(`
          select id, balance, posted from ledger_account full join (
            select m.id, p.unit, sum(m.amount) as posted from ledger_posting p
            cross join lateral (values (p.source, -p.amount), (p.destination, p.amount)) m (id, amount)
            where m.id like '%:%' group by 1, 2) postings using (id, unit)
          where coalesce(balance, 0) <> coalesce(posted, 0)`);
        expect(wrong).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
