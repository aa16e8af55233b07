import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEmptyDatabase } from '@housebrand/shared/testing';
import pg from 'pg';
import { APP_ROLE, OPERATOR_ROLE } from './migration';
import { MigrationChanged, migrate } from './migrator';
import { both, rightsOf } from './rights';

const first = { id: 'x-0001', sql: 'create table a (id int primary key);' };
const second = { id: 'x-0002', sql: 'alter table a add column name text;' };

describe('migrate', () => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeEach(async () => {
    empty = await createEmptyDatabase();
  });
  afterEach(() => empty.close());

  it('applies missing steps once, in order', async () => {
    expect(await migrate(empty.url, [first])).toEqual(['shared-0000', 'x-0001']);
    expect(await migrate(empty.url, [first, second])).toEqual(['x-0002']);
    expect(await migrate(empty.url, [first, second])).toEqual([]);
  });

  it('applies each step once when instances start together', async () => {
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(empty.url, [first, second])));
    expect(applied.flat().sort()).toEqual(['shared-0000', 'x-0001', 'x-0002']);
  });

  it('rejects an applied step that was edited', async () => {
    await migrate(empty.url, [first]);
    const edited = { ...first, sql: `${first.sql} -- a word` };
    await expect(migrate(empty.url, [edited])).rejects.toThrow(MigrationChanged);
  });

  it('rolls back a failing step and names it', async () => {
    const broken = { id: 'x-0002', sql: 'create table b (id int); select nonsense;' };
    await expect(migrate(empty.url, [first, broken])).rejects.toThrow(/x-0002 failed/);
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    const { rows } = await client.query(`select to_regclass('a') as a, to_regclass('b') as b`);
    await client.end();
    expect(rows).toEqual([{ a: 'a', b: null }]);
    expect(await migrate(empty.url, [first, second])).toEqual(['x-0002']);
  });

  it('uses `sqlOn15` on PostgreSQL 15 only, under the checksum of `sql`', async () => {
    const step = { ...first, sqlOn15: 'create table on15 (id int);' };
    await migrate(empty.url, [step]);
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    const { rows } = await client.query(
      `select to_regclass('on15') is not null as old, current_setting('server_version_num')::int < 160000 as "isOld"`,
    );
    await client.end();
    expect(rows[0].old).toBe(rows[0].isOld);
    expect(await migrate(empty.url, [first])).toEqual([]);
  });

  it('rejects two steps with the same id', async () => {
    await expect(migrate(empty.url, [first, first])).rejects.toThrow(/two migrations/);
  });

  it('gives neither role the right to create temporary tables', async () => {
    await migrate(empty.url, []);
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    const { rows } = await client.query(
      `select role, has_database_privilege(role, current_database(), 'temporary') as may
         from unnest(array['${APP_ROLE}', '${OPERATOR_ROLE}']) role`,
    );
    await client.end();
    expect(rows).toEqual([APP_ROLE, OPERATOR_ROLE].map((role) => ({ role, may: false })));
  });

  it('grants exactly the declared rights and revokes the others after a change', async () => {
    const wide = both('select', 'insert', 'update (id)', 'delete');
    await migrate(empty.url, [first, rightsOf('x', { a: wide })]);
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    const may = async (role: string) => {
      const { rows } = await client.query<{ right: string }>(
        `select v as right from unnest(array['select', 'insert', 'update', 'delete']) v
          where has_table_privilege($1, 'a', v) or v = 'update' and has_any_column_privilege($1, 'a', v)`,
        [role],
      );
      return rows.map(({ right }) => right);
    };
    expect([await may(APP_ROLE), await may(OPERATOR_ROLE)]).toEqual(
      Array(2).fill(['select', 'insert', 'update', 'delete']),
    );
    const narrow = rightsOf('x', { a: { app: ['select'], operator: ['select', 'update (id)'] } });
    expect(await migrate(empty.url, [first, narrow])).toEqual([]);
    expect([await may(APP_ROLE), await may(OPERATOR_ROLE)]).toEqual([['select'], ['select', 'update']]);
    await client.end();
  });
});
