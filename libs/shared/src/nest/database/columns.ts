import { sql, type SQL } from 'drizzle-orm';
import { customType, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** A column of bytes, for hashes and keyed indexes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Qualifies a column with its table's name, for SQL inside a sub-select. Drizzle omits the table when a statement selects from
 * one table, and inside a sub-select the bare name would refer to the inner table.
 */
export function qualified(column: AnyPgColumn): SQL {
  return sql`${column.table}.${sql.identifier(column.name)}`;
}
