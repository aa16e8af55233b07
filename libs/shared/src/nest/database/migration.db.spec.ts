import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { appendOnly, commonTable, maintained, tenantTable, type Migration } from './migration';

const table = (name: string) => `create table ${name} (agent text not null, id int not null, primary key (agent, id));`;
const tables: Migration = {
  id: 'rights-0001',
  sql: [
    table('entry') + tenantTable('entry', { appMay: appendOnly }),
    table('sum') + tenantTable('sum', { appMay: maintained }),
    `create function add_to_sum() returns trigger language plpgsql as $$ begin insert into sum values (new.agent, new.id); return null; end $$;
     create trigger sums after insert on entry for each row execute function add_to_sum();`,
    table('notice') + tenantTable('notice', { appMay: ['select'] }),
    table('note') + tenantTable('note'),
    'create table setting (id int primary key);' + commonTable('setting', ['select']),
  ].join('\n'),
};

describe('table rights of the roles', () => {
  let test: TestDatabase;
  let owner: pg.Client;

  beforeAll(async () => {
    test = await createTestDatabase([tables]);
    owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query(`insert into entry values ('MTO', 1); insert into notice values ('MTO', 1)`);
  });
  afterAll(async () => {
    await owner.end();
    await test.close();
  });

  const asMember = (text: string) => test.database.forAgent('MTO', (tx) => tx.execute(sql.raw(text)));
  const asOperator = (text: string) => test.database.asOperator((tx) => tx.execute(sql.raw(text)));
  const NOT_ALLOWED = { cause: { code: '42501' } };

  it('lets both roles add to an append-only table', async () => {
    await asMember(`insert into entry values ('MTO', 2)`);
    await asOperator(`insert into entry values ('NAGA', 1)`);
    expect((await asMember('select id from entry order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it.each(['update entry set id = 9', 'delete from entry', 'truncate entry'])(
    'refuses every role %s',
    async (change) => {
      await expect(asMember(change)).rejects.toMatchObject(NOT_ALLOWED);
      await expect(asOperator(change)).rejects.toMatchObject(NOT_ALLOWED);
      await expect(owner.query(change)).rejects.toMatchObject({ code: '23001' });
      expect((await owner.query('select from entry')).rowCount).toBeGreaterThan(0);
    },
  );

  it('lets only the trigger of another table change a maintained table', async () => {
    await asMember(`insert into entry values ('MTO', 5)`);
    for (const change of [
      `insert into sum values ('MTO', 6)`,
      'update sum set id = 7',
      'delete from sum',
      'truncate sum',
    ])
      await expect(owner.query(change)).rejects.toMatchObject({ code: '23001' });
    for (const change of ['update sum set id = 7', 'delete from sum'])
      await expect(asMember(change)).rejects.toMatchObject({ cause: { code: '23001' } });
    expect((await asMember('select id from sum where id >= 5')).rows).toEqual([{ id: 5 }]);
    await owner.query(
      `alter table entry disable trigger append_only; delete from entry where id = 5; alter table entry enable trigger append_only`,
    );
  });

  it('refuses a change of an append-only table that matches no row or comes from an upsert', async () => {
    await expect(owner.query('delete from entry where id = -1')).rejects.toMatchObject({ code: '23001' });
    const upsert = `insert into entry values ('MTO', 1) on conflict (agent, id) do update set id = 3`;
    await expect(asMember(upsert)).rejects.toMatchObject(NOT_ALLOWED);
    await expect(owner.query(upsert)).rejects.toMatchObject({ code: '23001' });
  });

  it('lets only a migration disable the append-only trigger', async () => {
    const dropping = 'alter table entry disable trigger append_only';
    await expect(asOperator(dropping)).rejects.toMatchObject(NOT_ALLOWED);
    await expect(asMember(dropping)).rejects.toMatchObject(NOT_ALLOWED);
    await owner.query(`begin; ${dropping}; delete from entry where id = 2; rollback`);
  });

  it("gives the members' role the named rights only, and operators all", async () => {
    expect((await asMember('select id from notice')).rows).toEqual([{ id: 1 }]);
    for (const change of [`insert into notice values ('MTO', 2)`, 'update notice set id = 3', 'delete from notice'])
      await expect(asMember(change)).rejects.toMatchObject(NOT_ALLOWED);
    await asOperator('update notice set id = 4');
    await asMember('select id from setting');
    await expect(asMember('insert into setting values (1)')).rejects.toMatchObject(NOT_ALLOWED);
    await asMember(`insert into note values ('MTO', 1)`);
    expect((await asMember('delete from note')).rowCount).toBe(1);
  });

  it('generates exactly the SQL of released migrations', () => {
    expect(tenantTable('t')).toBe(`
alter table t enable row level security;
alter table t force row level security;
create policy tenant on t to housebrand_app
  using (agent = current_setting('app.agent')) with check (agent = current_setting('app.agent'));
create policy operator on t to housebrand_operator using (true) with check (true);
grant select, insert, update, delete on t to housebrand_app, housebrand_operator;
`);
    expect(commonTable('t')).toBe('\ngrant select, insert, update, delete on t to housebrand_operator;\n');
  });
});
