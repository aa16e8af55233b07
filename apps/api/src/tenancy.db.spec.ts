import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { migrations } from './domains';

interface Table {
  name: string;
  has_agent: boolean;
  secured: boolean;
  forced: boolean;
}

/** Tables without an agent, each with its reason. */
const COMMON: Record<string, string> = {
  schema_migration: 'the schema itself',
  scope_key: 'the key for agents’ proofs, readable by operators only',
  rate_limit: 'hashed keys and counters',
  job_run: 'the last start of each job, for all agents',
  token_key: 'the keys that encrypt sessions, for all agents',
  installation: 'the mode of the database, one row',
  seamless_claim: 'the agent that received a member’s credit, unique over all agents',
  bet_feed: 'the read position in the common feed of all agents',
  bet_archived: 'the month up to which bets are archived, one row',
  demo_seed: 'the seeded parts of the demo world',
};

/** As formatted by PostgreSQL. */
const PROVEN = `(( SELECT pg_has_role('housebrand_operator'::name, 'usage'::text) AS pg_has_role) OR (NOT (agent IS DISTINCT FROM ( SELECT scoped_agent() AS scoped_agent))))`;

describe('tenancy', () => {
  let test: TestDatabase;
  let tables: Table[];

  const query = async <Row extends object>(text: string): Promise<Row[]> =>
    (await test.database.operatorQuery<Row & Record<string, unknown>>({ text })).rows;

  beforeAll(async () => {
    test = await createTestDatabase(migrations);
    tables = await query<Table>(`
      select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'agent' and a.attnotnull) as has_agent
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  });
  afterAll(() => test.close());

  it('has a reason for every table without an agent', () => {
    const common = tables.filter(({ has_agent }) => !has_agent).map(({ name }) => name);
    expect(common.filter((name) => !(name in COMMON))).toEqual([]);
    expect(tables.length).toBeGreaterThan(8);
  });

  it('includes the agent in every primary, unique and foreign key', async () => {
    const keys = await query<{ table: string; key: string; columns: string[] }>(`
      select c.conrelid::regclass::text as "table", c.conname as key,
        array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
      from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f')`);
    const uniques = await query<{ table: string; key: string; columns: string[] }>(`
      select i.indrelid::regclass::text as "table", i.indexrelid::regclass::text as key,
        array(select a.attname::text from unnest(i.indkey) k join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`);
    const without = [...keys, ...uniques].filter(
      ({ table, columns }) => !(table in COMMON) && !columns.includes('agent'),
    );
    expect(without).toEqual([]);
    const keyed = new Set(keys.map(({ table }) => table));
    expect(tables.filter(({ name }) => !keyed.has(name))).toEqual([]);
  });

  it('meets the requirements for sharding by agent', async () => {
    const types = await query<{ type: string }>(`
      select distinct format_type(a.atttypid, a.atttypmod) as type from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'agent'`);
    expect(types).toHaveLength(1);
    // all rows of an agent are on one node, so a foreign key must not reference another agent or a common table
    const foreign = await query<{
      key: string;
      from: string;
      to: string;
      own: string[];
      other: string[];
      clears: boolean;
    }>(`
      select c.conname as key, c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to",
        c.confdeltype in ('n', 'd') or c.confupdtype in ('n', 'd') as clears,
        array(select a.attname::text from unnest(c.conkey) with ordinality k(n, i)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by i) as own,
        array(select a.attname::text from unnest(c.confkey) with ordinality k(n, i)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by i) as other
      from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype = 'f'`);
    const crossing = foreign.filter(
      ({ from, to, own, other, clears }) =>
        clears || from in COMMON || to in COMMON || other[own.indexOf('agent')] !== 'agent',
    );
    expect(foreign.length).toBeGreaterThan(10);
    expect(crossing).toEqual([]);
    const others = await query<{ name: string; why: string }>(`
      select c.relname::text as name, c.relkind::text as why from pg_class c
      where c.relnamespace = 'public'::regnamespace and (c.relkind in ('f', 'm') or c.relkind = 'r' and c.relpersistence <> 'p' or c.relispartition)
      union all
      select c.conname::text, c.contype::text from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype = 'x'
      union all
      select c.relname::text, a.attname::text from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and a.atttypid <> 'bigint'::regtype`);
    expect(others.filter(({ name }) => !(name in COMMON))).toEqual([]);
  });

  it('enables and forces row-level security, with policies for both roles', async () => {
    const tenants = tables.filter(({ has_agent }) => has_agent);
    expect(tenants.filter(({ secured, forced }) => !secured || !forced)).toEqual([]);
    const policies = await query<{ table: string; roles: string; kind: string; using: string; check: string }>(`
      select tablename as "table", permissive as kind, array_to_string(roles, ',') as roles, qual as using, with_check as check from pg_policies`);
    for (const { name } of tenants) {
      const own = policies.filter(({ table }) => table === name);
      expect(own.map(({ roles, kind }) => `${roles} ${kind}`).sort()).toEqual([
        'housebrand_app PERMISSIVE',
        'housebrand_app RESTRICTIVE',
        'housebrand_operator PERMISSIVE',
      ]);
      const ofMembers = (wanted: string) =>
        own.find(({ roles, kind }) => roles === 'housebrand_app' && kind === wanted)!;
      const [named, proven] = [ofMembers('PERMISSIVE'), ofMembers('RESTRICTIVE')];
      expect([named.using, named.check]).toEqual(Array(2).fill(`(agent = current_setting('app.agent'::text))`));
      expect([proven.using, proven.check]).toEqual([PROVEN, PROVEN]);
    }
  });

  it("gives the members' role no way around row-level security", async () => {
    const roles = await query(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname like 'housebrand\\_%'`,
    );
    expect(roles).toHaveLength(3);
    const rights = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    };
    for (const role of roles) expect(role).toMatchObject(rights);
    // two roles log in as themselves; only operators can switch to the members' role and to the eraser's, which has the members' rights
    const ways = await query(
      `select m.rolname as "from", r.rolname as "to", pg_has_role(m.oid, r.oid, 'usage') as inherits
         from pg_roles m cross join pg_roles r
        where m.rolname like 'housebrand\\_%' and m.oid <> r.oid and pg_has_role(m.oid, r.oid, 'member')`,
    );
    const known = ways.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
    expect(known).toEqual([
      { from: 'housebrand_eraser', to: 'housebrand_app', inherits: true },
      { from: 'housebrand_operator', to: 'housebrand_app', inherits: false },
      { from: 'housebrand_operator', to: 'housebrand_eraser', inherits: false },
    ]);
    const owned = await query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) like 'housebrand\\_%'`,
    );
    expect(owned).toEqual([]);
    const definers = await query(
      `select proname, proconfig from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`,
    );
    expect(definers).toEqual([
      { proname: 'create_bet_months', proconfig: ['search_path=pg_catalog, pg_temp', 'TimeZone=UTC'] },
      { proname: 'scoped_agent', proconfig: ['search_path=pg_catalog, pg_temp'] },
    ]);
  });

  it('makes all views security invokers', async () => {
    const views = await query<{ name: string; options: string[] | null }>(
      `select relname as name, reloptions as options from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    );
    expect(views.filter(({ options }) => !options?.includes('security_invoker=true'))).toEqual([]);
  });
});
