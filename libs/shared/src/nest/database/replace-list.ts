import { getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { qualified } from './columns';
import type { AgentTx } from './transactions';

/** A table whose primary key is the agent and one more column. */
type ListTable = PgTable & { agent: PgColumn };
type KeyName<T extends ListTable> = string & Exclude<keyof T['$inferSelect'], 'agent'>;

/** A stored row of a list. */
export type StoredRow<T extends ListTable> = T['$inferSelect'];

/** A row to store. Omitted columns keep their stored values; a new row gets the defaults. */
export type WantedRow<T extends ListTable> = Omit<T['$inferInsert'], 'agent'>;

/** The keys of the rows that a replacement inserted, updated and deleted. */
export interface ListChanges<Key> {
  added: Key[];
  changed: Key[];
  removed: Key[];
}

/**
 * Replaces the agent's rows of a table. Locks the list and its rows first: another replacement of the list, or a new reference
 * to one of its rows, waits until the transaction ends. Equal rows are not written.
 * @param key property of the column that identifies a row within the agent
 * @param choose gets the stored rows by ascending key and returns the wanted ones. To keep or retire a row, return it; an error
 * thrown here leaves the list as it was.
 * @throws TypeError if two wanted rows have the same key
 */
export async function replaceList<T extends ListTable, K extends KeyName<T>>(
  tx: AgentTx,
  table: T,
  key: K,
  choose: (stored: StoredRow<T>[]) => readonly WantedRow<T>[] | Promise<readonly WantedRow<T>[]>,
): Promise<ListChanges<StoredRow<T>[K]>> {
  type Key = StoredRow<T>[K];
  type Row = Record<string, unknown>;
  const keyOf = (row: Row) => row[key] as Key;
  const keyColumn: PgColumn = getTableColumns(table)[key]!;

  // An empty list has no row to lock.
  const list = `${getTableName(table)}:${tx.agent}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${list}, 0))`);
  const stored: Row[] = await tx
    .select()
    .from(table as PgTable)
    .orderBy(keyColumn)
    .for('update');
  const storedByKey = new Map(stored.map((row) => [keyOf(row), row]));

  const wanted: readonly Row[] = await choose(stored as StoredRow<T>[]);
  const wantedKeys = new Set(wanted.map(keyOf));
  if (wantedKeys.size < wanted.length) throw new TypeError(`the list ${list} has two rows with the same ${key}`);

  const removed = [...storedByKey.keys()].filter((one) => !wantedKeys.has(one));
  if (removed.length > 0) await tx.delete(table).where(inArray(keyColumn, removed));
  const rows = wanted.map((row) => ({ ...storedByKey.get(keyOf(row)), ...row, agent: tx.agent }));
  const written = (await writeDifferent(tx, table, keyColumn, rows)) as Key[];
  return {
    added: written.filter((one) => !storedByKey.has(one)),
    changed: written.filter((one) => storedByKey.has(one)),
    removed,
  };
}

/** Inserts or updates the rows that differ from the stored ones. PostgreSQL compares them, so JSON may order its keys differently. */
async function writeDifferent(
  tx: AgentTx,
  table: ListTable,
  keyColumn: PgColumn,
  rows: Record<string, unknown>[],
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  const excluded = (column: PgColumn) => sql`excluded.${sql.identifier(column.name)}`;
  const others = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, column]) => column !== table.agent && column !== keyColumn,
  );
  const tuple = (of: (column: PgColumn) => SQL) => {
    const parts = others.map(([, column]) => of(column));
    return sql`(${sql.join(parts, sql`, `)})`;
  };
  const written = await tx
    .insert(table as PgTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.agent, keyColumn],
      set: Object.fromEntries(others.map(([name, column]) => [name, excluded(column)])),
      setWhere: sql`${tuple(qualified)} is distinct from ${tuple(excluded)}`,
    })
    .returning({ key: keyColumn });
  return written.map(({ key }) => key);
}
