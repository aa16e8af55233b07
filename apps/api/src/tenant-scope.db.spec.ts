import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppLog } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { AppModule } from './app.module';
import { migrations } from './domains';
import { officeMigrations } from './office/office-migrations';
import { seedDemoWorld } from './seed/demo-world';

const all = [...migrations, ...officeMigrations];

const THEIRS = (table: string) => `select agent from ${table} where agent = 'NAGA'`;
const NAMED = `select set_config('app.agent', 'NAGA', true) as agent`;

/** Attacks in a single statement that name another agent. */
const IN_ONE_STATEMENT: Record<string, (table: string) => string> = {
  'in mid-statement': (table) =>
    `with named as materialized (${NAMED}) select t.agent from named, ${table} t where t.agent = named.agent`,
  'in mid-statement without a comparison': (table) =>
    `with named as materialized (${NAMED}) select t.agent from named cross join lateral (select agent from ${table} offset 0) t`,
  'with its own proof': (table) =>
    `with named as materialized (${NAMED}, set_config('app.proof', current_setting('app.proof'), true) as proof)
      select t.agent from named cross join lateral (select agent from ${table} offset 0) t`,
  'without a proof': (table) =>
    `with named as materialized (${NAMED}, set_config('app.proof', null, true) as proof)
      select t.agent from named cross join lateral (select agent from ${table} offset 0) t`,
  'before an inner statement': (table) =>
    `select unnest(xpath('//*[local-name()="agent"]/text()', query_to_xml('select agent from ${table}', true, false, named.agent || '')))::text as agent
      from (${NAMED} offset 0) named`,
};

/** Attacks in several statements: the login accepts them, our transactions do not. */
const IN_SEVERAL: Record<string, (table: string) => string> = {
  'in advance for the transaction': (table) => `${NAMED}; ${THEIRS(table)}`,
  'in advance for the session': (table) => `select set_config('app.agent', 'NAGA', false); ${THEIRS(table)}`,
  'in advance without a proof': (table) => `set local app.agent = 'NAGA'; set local app.proof = ''; ${THEIRS(table)}`,
  'in its own transaction': (table) => `commit; begin; set app.agent = 'NAGA'; ${THEIRS(table)}`,
};

describe('injected SQL that names another agent', () => {
  let test: TestDatabase;
  let app: INestApplicationContext;
  let tables: string[];
  let login: pg.Client;
  let proof: string;

  beforeAll(async () => {
    test = await createTestDatabase(all);
    app = await NestFactory.createApplicationContext(
      AppModule.forRoot(testSettings({ databaseUrl: test.url }), new AppLog('silent')),
      { logger: false, abortOnError: false },
    );
    await seedDemoWorld(app);
    const { rows } = await test.database.operatorQuery<{ name: string }>({
      text: `select tablename as name from pg_policies where policyname = 'tenant' order by 1`,
    });
    tables = rows.map(({ name }) => name);
    login = new pg.Client({ connectionString: test.logins.members });
    await login.connect();
    proof = await test.database.forAgent('MTO', async (tx) => {
      const own = await tx.execute<{ proof: string }>(sql`select current_setting('app.proof') as proof`);
      return own.rows[0]!.proof;
    });
  });
  afterAll(async () => {
    await login.end();
    await app.close();
    await test.close();
  });

  /** Returns the agents whose rows a statement shows, or the code of its error. */
  const shown = async (requested: Promise<unknown>): Promise<string[]> => {
    try {
      const results = [(await requested) as Shown | Shown[]].flat();
      return [...new Set(results.at(-1)!.rows.map(({ agent }) => agent))];
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      return [`refused ${code ?? cause?.code}`];
    }
  };
  /** Runs a text under the members' login, in a transaction for MTO. */
  const shownToLogin = async (text: string): Promise<string[]> => {
    await login.query('begin');
    await login.query(`select set_config('app.agent', 'MTO', true), set_config('app.proof', $1, true)`, [proof]);
    const found = await shown(login.query(text));
    await login.query('rollback; reset app.agent; reset app.proof');
    return found;
  };
  /** Runs a text in our transactions: as a member's statement and as an operator's statement for an agent. */
  const shownByUs = async (text: string): Promise<string[]> => {
    const ways = [
      test.database.forAgent('MTO', (tx) => tx.execute(sql.raw(text))),
      test.database.asOperator((tx) => tx.forAgent('MTO', (own) => own.execute(sql.raw(text)))),
    ];
    return (await Promise.all(ways.map(shown))).flat();
  };
  const others = async (attack: (table: string) => string, show: (text: string) => Promise<string[]>) => {
    const found: string[] = [];
    for (const table of tables) for (const agent of await show(attack(table))) found.push(`${table}: ${agent}`);
    return found.filter((line) => !line.endsWith(': MTO') && !line.endsWith(': refused 42501'));
  };

  it('has rows of another agent as a target', async () => {
    const found = await test.database.operatorQuery<{ n: number }>({
      text: tables.map((name) => `select count(*)::int as n from ${name} where agent = 'NAGA'`).join(' union all '),
    });
    expect(tables.length).toBeGreaterThan(50);
    expect(found.rows.filter(({ n }) => n > 0).length).toBeGreaterThan(3);
  });

  it.each(Object.entries({ ...IN_ONE_STATEMENT, ...IN_SEVERAL }))(
    "shows no row of any table under the members' login, naming the agent %s",
    async (_where, attack) => {
      expect(await others(attack, shownToLogin)).toEqual([]);
    },
  );

  it.each(Object.entries(IN_ONE_STATEMENT))(
    'shows no row of any table in our transactions, naming the agent %s',
    async (_where, attack) => {
      expect(await others(attack, shownByUs)).toEqual([]);
    },
  );

  it.each(Object.entries(IN_SEVERAL))(
    'is refused as several statements in our transactions, naming the agent %s',
    async (_where, attack) => {
      expect(await shownByUs(attack('agent'))).toEqual(Array(2).fill('refused 42601'));
    },
  );

  it('writes no row of another agent into any table', async () => {
    const update = (table: string) =>
      `with named as materialized (${NAMED}) update ${table} t set agent = t.agent from named where t.agent = named.agent returning t.agent`;
    expect(await others(update, shownToLogin)).toEqual([]);
    const first = (table: string) => `${NAMED}; delete from ${table} where agent = 'NAGA' returning agent`;
    expect(await others(first, shownToLogin)).toEqual([]);
  });

  it("cannot read the key or another session's proof in pg_stat_activity", async () => {
    expect(await shownToLogin('select key::text as agent from scope_key')).toEqual(['refused 42501']);
    await test.database.forAgent('NAGA', async (tx) => {
      const { rows } = await tx.execute<{ proof: string }>(sql`select current_setting('app.proof') as proof`);
      const texts = await shownToLogin('select query as agent from pg_stat_activity');
      expect(texts.some((text) => text.includes('app.proof'))).toBe(true);
      expect(texts.filter((text) => text.includes(rows[0]!.proof))).toEqual([]);
    });
  });

  // this test is the last because it drops the policy; it shows that each attack would work without it
  it('succeeds if the policy does not check the proof', async () => {
    const owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query(tables.map((table) => `drop policy proven on ${table}`).join('; '));
    await owner.end();
    for (const [where, attack] of Object.entries({ ...IN_ONE_STATEMENT, ...IN_SEVERAL })) {
      const found = await others(attack, shownToLogin);
      expect({ where, shown: found.some((line) => line.endsWith(': NAGA')) }).toEqual({ where, shown: true });
    }
  });
});

interface Shown {
  rows: { agent: string }[];
}
