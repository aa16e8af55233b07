import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { Database } from './database';
import { APP_ROLE, OPERATOR_ROLE, tenantTable, type Migration } from './migration';
import { scopeFor } from './scope';

const notes: Migration = {
  id: 'spec-0001',
  sql: `create table note (agent text not null, id integer not null, primary key (agent, id));\n${tenantTable('note')}`,
};

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase([notes]);
  for (const agent of ['MTO', 'NAGA'])
    await test.database.forAgent(agent, (tx) => tx.execute(sql`insert into note values (${agent}, 1)`));
});
afterAll(() => test.close());

describe("an injected statement on a member's connection", () => {
  let client: pg.Client;

  beforeEach(async () => {
    // connect like the pool
    client = new pg.Client({ connectionString: test.logins.members, options: `-c role=${APP_ROLE}` });
    await client.connect();
    const { rows } = await test.database.operatorQuery<{ key: Buffer }>({ text: 'select key from scope_key' });
    const { agent, proof } = scopeFor('MTO', rows[0]!.key);
    await client.query(`set app.agent = '${agent}'; set app.proof = '${proof}'`);
  });
  afterEach(() => client.end());

  const agents = async () => {
    const { rows } = await client.query<{ agent: string }>('select agent from note order by agent');
    return rows.map(({ agent }) => agent);
  };

  it.each(['reset role', 'set role none', 'reset session authorization', 'set session authorization default'])(
    'remains in the member role after %p',
    async (attack) => {
      await client.query(attack);
      expect(await agents()).toEqual(['MTO']);
      const { rows } = await client.query('select current_user::text, session_user::text');
      expect(rows).toEqual([{ current_user: APP_ROLE, session_user: APP_ROLE }]);
    },
  );

  it.each([
    `set role ${OPERATOR_ROLE}`,
    `set session authorization ${OPERATOR_ROLE}`,
    'set row_security = off; select * from note',
    'alter table note disable row level security',
    'drop policy tenant on note',
    `grant ${OPERATOR_ROLE} to ${APP_ROLE}`,
    `alter role ${APP_ROLE} bypassrls`,
    'select * from rate_limit',
    'select * from scope_key',
    "set app.agent = 'NAGA'; select * from note",
    "set app.agent = 'NAGA'; set app.proof = ''; select * from note",
    "set app.agent = 'NAGA'; insert into note values ('NAGA', 9)",
    'create or replace function scoped_agent() returns text language sql as $$ select null $$',
    'drop policy proven on note',
    "copy note to program 'true'",
  ])('fails with %p', async (attack) => {
    await expect(client.query(attack)).rejects.toMatchObject({ code: '42501' });
  });
});

describe("the operators' login", () => {
  it('sees every row, acts as one agent, and cannot change the schema', async () => {
    const count = sql`select count(*)::int as n from note`;
    await test.database.asOperator(async (tx) => {
      expect((await tx.execute(count)).rows).toEqual([{ n: 2 }]);
      await tx.forAgent('NAGA', async (own) => expect((await own.execute(count)).rows).toEqual([{ n: 1 }]));
      expect((await tx.execute(count)).rows).toEqual([{ n: 2 }]);
    });
    const drop = test.database.operatorQuery({ text: 'drop table note' });
    await expect(drop).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a database without separate logins', () => {
  it('switches its connections to the restricted role', async () => {
    const lone = new Database({ url: test.url, maxConnections: 1 });
    const read = lone.read('MTO', (q) => q.select({ user: sql<string>`current_user::text` }).from(sql`note`));
    expect(await read).toEqual([{ user: APP_ROLE }]);
    await lone.close();
  });
});

describe('an owner that is not a superuser', () => {
  it('sees and changes every row in a migration, without a proof', async () => {
    const owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query('begin; create role spec_owner; grant spec_owner to current_user');
    await owner.query(`grant ${APP_ROLE}, ${OPERATOR_ROLE} to spec_owner; set local role spec_owner`);
    await owner.query(`set local app.agent = ''`);
    const { rows } = await owner.query('update note set id = id returning agent');
    await owner.query('rollback');
    await owner.end();
    expect(rows.map(({ agent }) => agent).sort()).toEqual(['MTO', 'NAGA']);
  });
});
