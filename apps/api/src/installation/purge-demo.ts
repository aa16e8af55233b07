import type { Database, OperatorTx } from '@housebrand/shared/nest';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { worldTables } from '../domains';
import { DEMO_AGENTS } from '../seed/demo-agents';
import { asOwner, lockWorldTables } from './as-owner';
import { unguarded } from './unguarded';

const PREFIXES = DEMO_AGENTS.map(({ prefix }) => prefix);

/** Number of rows of demo agents in one table. */
export interface DemoRows {
  table: string;
  rows: number;
}

/** Counts the rows that a purge would delete. Tables without demo rows are omitted. */
export function countDemoRows(database: Database): Promise<DemoRows[]> {
  return database.asOperator(async (tx) => {
    const counted: DemoRows[] = [];
    for (const table of await tenantTables(tx)) {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where ${ofTheDemo()}`,
      );
      if (rows[0]?.count) counted.push({ table, rows: rows[0].count });
    }
    return counted;
  });
}

/** Deletes the demo agents with all their data and resets the mode, which the next start sets. Keeps other agents. */
export async function purgeDemo(database: Database, databaseUrl: string): Promise<void> {
  const tables = await database.asOperator(tenantTables);
  // only the owner can delete postings
  await asOwner(databaseUrl, async (client) => {
    await lockWorldTables(client);
    await unguarded(client, tables, async () => {
      for (const table of tables)
        await client.query(`delete from ${pg.escapeIdentifier(table)} where agent = any($1)`, [PREFIXES]);
    });
    for (const table of worldTables) await client.query(`delete from ${pg.escapeIdentifier(table)}`);
    await client.query('delete from demo_seed; delete from installation');
  });
}

function ofTheDemo() {
  return sql`agent in ${PREFIXES}`;
}

/** Returns the tables with rows of agents, each before the tables that its foreign keys reference. */
async function tenantTables(tx: OperatorTx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; refers_to: string[] }>(sql`
    select c.relname as name, array(
      select parent.relname from pg_constraint f join pg_class parent on parent.oid = f.confrelid
      where f.contype = 'f' and f.conrelid = c.oid and parent.oid <> c.oid) as refers_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'agent' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname`);
  const ordered: string[] = [];
  const left = new Map(rows.map(({ name, refers_to }) => [name, refers_to]));
  while (left.size > 0) {
    const isNeeded = (name: string) => [...left.values()].some((parents) => parents.includes(name));
    const free = [...left.keys()].filter((name) => !isNeeded(name));
    if (free.length === 0) throw new Error(`foreign keys form a cycle: ${[...left.keys()].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
}
