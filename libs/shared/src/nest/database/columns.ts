import { sql, type SQL } from 'drizzle-orm';
import { customType, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Bytes: hashes and keyed indexes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A column with its table's name, for the SQL of a sub-select. Drizzle leaves the table out when a statement selects from
 * one table, and inside a sub-select the bare name belongs to the inner table.
 */
export function qualified(column: AnyPgColumn): SQL {
  return sql`${column.table}.${sql.identifier(column.name)}`;
}
