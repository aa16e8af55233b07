import type { Database } from '@housebrand/shared/nest';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { worldTables } from '../domains';
import { unguarded } from '../installation/unguarded';
import { demoSeedTable } from './demo-seed.tables';

/** Any fixed number: instances that hear of a new world at the same time take turns. */
const LOCK = 7_264_202;
/** What PostgreSQL calls a deadlock that it broke. */
const DEADLOCK = '40P01';
const MOST_TRIES = 5;

/**
 * Empties every tenant's table when the simulated world has begun anew since this database was sown: the next seed starts
 * from nothing. As the owner of the tables, since not even operators may truncate.
 *
 * @param epoch of the simulated world
 * @returns whether anything was emptied
 */
export async function resetForEpoch(databaseUrl: string, epoch: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await resetOnce(databaseUrl, epoch);
    } catch (error) {
      // work that was going on took the same tables in another order: nothing was emptied, and that work has ended by now
      if ((error as { code?: unknown }).code !== DEADLOCK || tries === MOST_TRIES) throw error;
    }
  }
}

async function resetOnce(databaseUrl: string, epoch: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rowCount: known } = await client.query('select from demo_seed where id = $1', [noteOf(epoch)]);
    if (known === 0) {
      // first what jobs take first: whoever holds one of these is waited for, and waits for nothing of ours
      for (const table of worldTables) await client.query(`lock table ${pg.escapeIdentifier(table)}`);
      await unguarded(client, await tenantTables(client), (tables) =>
        client.query(`truncate demo_seed, ${[...worldTables, ...tables].map(pg.escapeIdentifier).join(', ')}`),
      );
      await client.query('insert into demo_seed (id) values ($1)', [noteOf(epoch)]);
    }
    await client.query('commit');
    return known === 0;
  } finally {
    await client.end();
  }
}

/** Whether this database was sown since the simulated world began. */
export async function wasSown(database: Database, epoch: string): Promise<boolean> {
  const rows = await database.asOperator((tx) =>
    tx
      .select({ id: demoSeedTable.id })
      .from(demoSeedTable)
      .where(eq(demoSeedTable.id, noteOf(epoch))),
  );
  return rows.length > 0;
}

const noteOf = (epoch: string) => `epoch ${epoch}`;

/** Whatever carries the agent's column. */
async function tenantTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'agent' and t.table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}
