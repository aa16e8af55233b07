import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TooManyRequests } from '@housebrand/shared';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { Database } from './database';
import { tenantTable, type Migration } from './migration';

const tillMigration: Migration = {
  id: 'till-0001',
  sql: `
create table till (agent text not null, name text not null, sum int not null check (sum >= 0), primary key (agent, name));
${tenantTable('till')}
create function take(p_name text) returns int language sql as $$
  update till set sum = sum - 1 where agent = current_setting('app.agent') and name = p_name returning sum
$$;
`,
};

describe('writeLocked', () => {
  let test: TestDatabase;
  let outside: pg.Client;

  beforeAll(async () => {
    test = await createTestDatabase([tillMigration]);
    outside = new pg.Client({ connectionString: test.url });
    await outside.connect();
  });
  afterAll(async () => {
    await outside?.end();
    await test?.close();
  });

  const till = async (name: string, sum: number) => {
    await outside.query(`insert into till values ('MTO', $1, $2)`, [name, sum]);
    return name;
  };
  const take = (from: Database, name: string) =>
    from.writeLocked('MTO', name, async (q) => {
      const [row] = await q.select({ left: sql<number>`left_over` }).from(sql`take(${name}) as left_over`);
      return row!.left;
    });
  /** Holds a row's lock while work runs. */
  const whileLocked = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    await outside.query('begin');
    await outside.query('select from till where name = $1 for update', [name]);
    try {
      return await work();
    } finally {
      await outside.query('commit');
    }
  };

  it('returns each of many concurrent callers its own result', async () => {
    const name = await till('many', 60);
    const left = await Promise.all(Array.from({ length: 60 }, () => take(test.database, name)));
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, nth) => nth));
  });

  it('fails only the callers whose statement is refused', async () => {
    const name = await till('small', 3);
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => take(test.database, name)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const end of ends.filter(({ status }) => status === 'rejected'))
      expect(end).toMatchObject({ reason: { cause: { code: '23514' } } });
  });

  it('leaves connections for other rows while many callers wait for one', async () => {
    const three = new Database({ url: test.url, maxConnections: 3, waitTimeoutMs: 60_000 });
    const [held, free] = [await till('held', 20), await till('free', 1)];
    const waiting = await whileLocked(held, async () => {
      const callers = Array.from({ length: 20 }, () => take(three, held));
      expect(await take(three, free)).toBe(0);
      expect(three.load.waiting).toBe(0);
      return callers;
    });
    expect(await Promise.all(waiting)).toHaveLength(20);
    await three.close();
  });

  it('rejects callers beyond the queue without running their work', async () => {
    const name = await till('crowded', 100);
    const waiting = await whileLocked(name, async () => {
      const callers = Array.from({ length: 66 }, () => take(test.database, name));
      await expect(take(test.database, name)).rejects.toThrow(TooManyRequests);
      return callers;
    });
    expect(Math.min(...(await Promise.all(waiting)))).toBe(34);
  });

  it('rejects callers that queue longer than they may wait', async () => {
    const impatient = new Database({ url: test.url, waitTimeoutMs: 300 });
    const name = await till('stuck', 9);
    const ends = await whileLocked(name, () =>
      Promise.allSettled(Array.from({ length: 5 }, () => take(impatient, name))),
    );
    for (const end of ends) expect(end.status).toBe('rejected');
    expect(ends.slice(2)).toContainEqual({ status: 'rejected', reason: expect.any(TooManyRequests) });
    expect(await take(impatient, name)).toBe(8);
    await impatient.close();
  });
});
