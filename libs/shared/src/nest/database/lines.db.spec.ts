import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import pg from 'pg';
import { Database } from './database';
import { tenantTable, type Migration } from './migration';
import type { AgentStatement } from './transactions';

const ROW = 'till';
const migration: Migration = {
  id: 'line-0001',
  sql: `
create table till (agent text not null, name text not null, sum int not null check (sum >= 0), primary key (agent, name));
create table receipt (agent text not null, id int not null, sum int not null, transaction xid8 not null default pg_current_xact_id(), primary key (agent, id));
${tenantTable('till')}${tenantTable('receipt')}
create function take(p_name text, p_id int, p_amount int) returns int language plpgsql as $$
declare left_over int;
begin
  update till set sum = sum - p_amount where agent = current_setting('app.agent') and name = p_name returning sum into left_over;
  insert into receipt (agent, id, sum) values (current_setting('app.agent'), p_id, left_over);
  return left_over;
end $$;
create function take_all(p_name text, p_ids int[], p_amounts int[]) returns setof int language sql as $$
  select take(p_name, one.id, one.amount) from unnest(p_ids, p_amounts) as one (id, amount);
$$;`,
};
const receipt = pgTable('receipt', {
  id: integer().notNull(),
  sum: integer().notNull(),
  transaction: text().notNull(),
});

/** Returns what taking the amounts in turn should give: the sum left after each, or the code of a refusal. */
function takenInTurn(sum: number, amounts: readonly number[]): { results: (number | string)[]; left: number } {
  const results: (number | string)[] = [];
  let left = sum;
  for (const amount of amounts) {
    if (amount > left) results.push('23514');
    else {
      left -= amount;
      results.push(left);
    }
  }
  return { results, left };
}

describe('writeSerialized', () => {
  let test: TestDatabase;
  let database: Database;
  let outside: pg.Client;
  let next = 0;

  beforeAll(async () => {
    test = await createTestDatabase([migration]);
    database = test.database;
    outside = new pg.Client({ connectionString: test.url });
    await outside.connect();
  });
  afterAll(async () => {
    await outside?.end();
    await test?.close();
  });

  /** Creates a till that holds the sum. */
  async function till(sum: number): Promise<string> {
    next += 1;
    const name = `${ROW}${next}`;
    await outside.query('insert into till values ($1, $2, $3)', ['MTO', name, sum]);
    return name;
  }
  const taking = (name: string, amount: number) => {
    next += 1;
    const id = next;
    const work = async (q: AgentStatement) => {
      const [row] = await q.select({ left: sql<number>`sum` }).from(sql`take(${name}, ${id}, ${amount}) as sum`);
      return row!.left;
    };
    return { id, work };
  };
  /** One statement for many requests. */
  const takeAll = async (q: AgentStatement, requests: readonly { name: string; id: number; amount: number }[]) => {
    const [ids, amounts] = [requests.map(({ id }) => id), requests.map(({ amount }) => amount)];
    const all = sql`take_all(${requests[0]!.name}, ${sql.param(ids)}, ${sql.param(amounts)}) as sum`;
    return (await q.select({ left: sql<number>`sum` }).from(all)).map(({ left }) => left);
  };
  const takeTogether = (name: string, amount: number, all = takeAll) => {
    const { id, work } = taking(name, amount);
    return { id, left: database.writeSerialized('MTO', name, work, { request: { name, id, amount }, all }) };
  };
  const take = (name: string, amount: number, from = database) =>
    from.writeSerialized('MTO', name, taking(name, amount).work);
  const receipts = (ids: number[]) =>
    database.read('MTO', (q) =>
      q
        .select()
        .from(receipt)
        .where(sql`id = any(${sql.param(ids)})`)
        .orderBy(receipt.id),
    );
  const codeOf = (error: unknown) => (error as { cause: { code: string } }).cause.code;

  it('commits concurrent writes together in order and returns each its own result', async () => {
    const name = await till(100);
    const requests = Array.from({ length: 40 }, () => taking(name, 1));
    const left = await Promise.all(requests.map(({ work }) => database.writeSerialized('MTO', name, work)));
    expect(left).toEqual(requests.map((_, nth) => 99 - nth));
    const written = await receipts(requests.map(({ id }) => id));
    expect(written.map(({ sum }) => sum)).toEqual(left);
    // the first commits at once, the other 39 in two commits of at most 32
    expect(new Set(written.map(({ transaction }) => transaction)).size).toBe(3);
  });

  it('undoes only the failing writes of a batch', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(60),
        fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 50 }),
        async (sum, amounts) => {
          const name = await till(sum);
          const ends = await Promise.all(amounts.map((amount) => take(name, amount).catch(codeOf)));
          const { results, left } = takenInTurn(sum, amounts);
          expect(ends).toEqual(results);
          expect((await outside.query('select sum from till where name = $1', [name])).rows).toEqual([{ sum: left }]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('runs one statement for a batch and falls back to single writes when it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(300),
        fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 }),
        async (sum, amounts) => {
          const name = await till(sum);
          const requested = amounts.map((amount) => takeTogether(name, amount));
          const ends = await Promise.all(requested.map(({ left }) => left.catch(codeOf)));
          const { results } = takenInTurn(sum, amounts);
          expect(ends).toEqual(results);
          const written = await receipts(requested.map(({ id }) => id));
          expect(written.map((one) => one.sum)).toEqual(ends.filter((end) => end !== '23514'));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('uses one statement only when the whole batch shares it', async () => {
    const name = await till(100);
    const sizes: number[] = [];
    const counted: typeof takeAll = (q, requests) => {
      sizes.push(requests.length);
      return takeAll(q, requests);
    };
    const all = Array.from({ length: 6 }, () => takeTogether(name, 1, counted).left);
    expect(await Promise.all(all)).toEqual([99, 98, 97, 96, 95, 94]);
    const mixed = [takeTogether(name, 1, counted).left, takeTogether(name, 1, counted).left, take(name, 1)];
    expect(await Promise.all(mixed)).toEqual([93, 92, 91]);
    // the first runs alone, and a batch with one write that does not share the statement runs one by one
    expect(sizes).toEqual([5]);
  });

  it('lets callers that repeat at once join the next batch', async () => {
    const name = await till(100);
    const sizes: number[] = [];
    const counted: typeof takeAll = (q, requests) => {
      sizes.push(requests.length);
      return takeAll(q, requests);
    };
    const thrice = async () => {
      for (let time = 0; time < 3; time += 1) await takeTogether(name, 1, counted).left;
    };
    await Promise.all([thrice(), thrice(), thrice()]);
    // the very first ran alone
    expect(sizes).toEqual([3, 3, 2]);
  });

  it('does not retry the batch when the outcome of its statement is unknown', async () => {
    const name = await till(100);
    const broken = new Error('the connection broke behind the commit');
    let times = 0;
    const cut: typeof takeAll = async (q, requests) => {
      times += 1;
      await takeAll(q, requests);
      throw broken;
    };
    const requested = Array.from({ length: 4 }, () => takeTogether(name, 1, cut));
    const ends = await Promise.allSettled(requested.map(({ left }) => left));
    // a retry would fail because the receipts exist already
    const refused = { status: 'rejected', reason: broken };
    expect(ends).toEqual([{ status: 'fulfilled', value: 99 }, refused, refused, refused]);
    expect(times).toBe(1);
    expect(await receipts(requested.map(({ id }) => id))).toHaveLength(4);
    expect(await take(name, 1)).toBe(95);
  });

  it('uses one connection per row under load and does not delay other rows', async () => {
    const two = new Database({ url: test.url, maxConnections: 2, waitTimeoutMs: 60_000 });
    const [held, free] = [await till(100), await till(100)];
    await outside.query('begin');
    await outside.query('select from till where name = $1 for update', [held]);
    const waiting = Array.from({ length: 20 }, () => take(held, 1, two));
    expect(await take(free, 1, two)).toBe(99);
    expect(two.load.waiting).toBe(0);
    await outside.query('commit');
    expect(await Promise.all(waiting)).toHaveLength(20);
    await two.close();
  });

  it('rejects the whole batch after one lock timeout', async () => {
    const name = await till(100);
    const impatient = new Database({ url: `${test.url}?options=-c%20lock_timeout%3D300` });
    await outside.query('begin');
    await outside.query('select from till where name = $1 for update', [name]);
    const requests = Array.from({ length: 30 }, () => taking(name, 1));
    const ends = await Promise.all(
      requests.map(({ work }) => impatient.writeSerialized('MTO', name, work).catch((error: unknown) => codeOf(error))),
    );
    await outside.query('commit');
    expect(new Set(ends)).toEqual(new Set(['55P03']));
    expect(await receipts(requests.map(({ id }) => id))).toEqual([]);
    await impatient.close();
  });

  it('reports no success when the connection breaks before the commit', async () => {
    const name = await till(100);
    const requests = Array.from({ length: 3 }, () => taking(name, 1));
    const cut = async () => {
      await outside.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
      );
      return 0;
    };
    const first = database.writeSerialized('MTO', name, requests[0]!.work);
    const others = [requests[1]!.work, cut, requests[2]!.work].map((work) =>
      database.writeSerialized('MTO', name, work),
    );
    expect(await first).toBe(99);
    expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(await receipts(requests.map(({ id }) => id))).toHaveLength(1);
    expect(await take(name, 1)).toBe(98);
  });

  it("runs each write in its caller's async context", async () => {
    const name = await till(100);
    const caller = new AsyncLocalStorage<number>();
    const seen: (number | undefined)[] = [];
    await Promise.all(
      [1, 2, 3].map((id) =>
        caller.run(id, () =>
          database.writeSerialized('MTO', name, (q) => {
            seen.push(caller.getStore());
            return taking(name, 1).work(q);
          }),
        ),
      ),
    );
    expect(seen).toEqual([1, 2, 3]);
  });
});
