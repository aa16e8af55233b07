import type { Database } from '@housebrand/shared/nest';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { worldTables } from '../domains';
import { asOwner, lockWorldTables } from '../installation/as-owner';
import { unguarded } from '../installation/unguarded';
import { demoSeedTable } from './demo-seed.tables';

/** Arbitrary number of the advisory lock that serialises resets by several instances. */
const LOCK = 7_264_202;
/**
 * Empties all tenant tables if the simulated world was reset since this database was seeded. Runs as the owner of the
 * tables, because operators may not truncate.
 *
 * @param epoch identifies the simulated world
 * @returns whether the tables were emptied
 */
export function resetForEpoch(databaseUrl: string, epoch: string): Promise<boolean> {
  return asOwner(databaseUrl, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rowCount: known } = await client.query('select from demo_seed where id = $1', [noteOf(epoch)]);
    if (known === 0) {
      await lockWorldTables(client);
      await unguarded(client, await tenantTables(client), (tables) =>
        client.query(`truncate demo_seed, ${[...worldTables, ...tables].map(pg.escapeIdentifier).join(', ')}`),
      );
      await client.query('insert into demo_seed (id) values ($1)', [noteOf(epoch)]);
    }
    return known === 0;
  });
}

/** Whether this database was seeded for this epoch of the simulated world. */
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

/** Returns all tables with an `agent` column. */
async function tenantTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'agent' and t.table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}
