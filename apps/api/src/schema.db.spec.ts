import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { migrations } from './domains';
import { officeMigrations } from './office/office-migrations';

const all = [...migrations, ...officeMigrations];

const WORKSPACE = join(import.meta.dirname, '../../..');

/** Tables without a Drizzle definition, each with its reason. */
const WITHOUT_QUERIES: Record<string, string> = {
  schema_migration: 'the migrator creates and reads it before a schema exists',
  scope_key: 'connections read it before Drizzle uses them',
  rate_limit: 'the limiter library writes its own statements',
};

interface Column {
  name: string;
  type: string;
  notNull: boolean;
}
interface Shape {
  columns: Column[];
  primaryKey: string[];
}

/** Returns all tables defined in the API's sources, with their files. */
async function describedTables(): Promise<Map<string, Shape & { file: string }>> {
  const sources = globSync(['libs/*/src/nest/**/*.ts', 'apps/api/src/**/*.ts'], { cwd: WORKSPACE });
  const describes = (file: string) => readFileSync(join(WORKSPACE, file), 'utf8').includes('= pgTable(');
  const files = sources.filter((file) => !file.endsWith('.spec.ts') && describes(file));
  const found = new Map<string, Shape & { file: string }>();
  for (const file of files) {
    const exported: object = await import(pathToFileURL(join(WORKSPACE, file)).href);
    for (const table of Object.values(exported).filter((value) => is(value, PgTable))) {
      const { name, columns, primaryKeys } = getTableConfig(table);
      if (found.has(name)) throw new Error(`${name} is defined twice: ${found.get(name)!.file} and ${file}`);
      const single = columns.filter(({ primary }) => primary).map((column) => column.name);
      found.set(name, {
        file,
        columns: columns.map((column) => ({ name: column.name, type: column.getSQLType(), notNull: column.notNull })),
        primaryKey: primaryKeys[0]?.columns.map((column) => column.name) ?? single,
      });
    }
  }
  return found;
}

async function actualTables({ database }: TestDatabase): Promise<Map<string, Shape>> {
  const { rows } = await database.operatorQuery<Shape & { name: string }>({
    text: `
      select c.relname as name,
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'notNull', a.attnotnull) order by a.attnum)
           from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        (select json_agg(a.attname order by k.place) from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place), pg_attribute a
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as "primaryKey"
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  });
  return new Map(rows.map(({ name, columns, primaryKey }) => [name, { columns, primaryKey }]));
}

describe('database schema', () => {
  let test: TestDatabase;
  let described: Awaited<ReturnType<typeof describedTables>>;
  let actual: Awaited<ReturnType<typeof actualTables>>;

  beforeAll(async () => {
    test = await createTestDatabase(all);
    [described, actual] = await Promise.all([describedTables(), actualTables(test)]);
  });
  afterAll(() => test.close());

  it('has the same tables in code and database', () => {
    const queried = [...actual.keys()].filter((name) => !(name in WITHOUT_QUERIES));
    expect([...described.keys()].sort()).toEqual(queried.sort());
    expect(described.size).toBeGreaterThan(15);
  });

  it('has the same columns, types and keys in code and database', () => {
    const byName = (columns: Column[]) => [...columns].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const [name, { file, columns, primaryKey }] of described) {
      const { columns: real = [], primaryKey: realKey } = actual.get(name) ?? {};
      expect({ file, name, columns: byName(columns), primaryKey }).toEqual({
        file,
        name,
        columns: byName(real),
        primaryKey: realKey,
      });
    }
  });
});
