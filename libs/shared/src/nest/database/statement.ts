import { sql, type Placeholder } from 'drizzle-orm';
import type { AgentStatement, Transaction } from './transactions';

type Builders = Pick<Transaction, 'select' | 'insert' | 'update' | 'delete' | 'with' | '$with'>;
interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}
interface Preparable<Result> {
  prepare(name: string): Prepared<Result>;
}

/** A Drizzle statement that is built, parsed and planned once per connection. */
export interface PreparedStatement<Name extends string, Result> {
  /** Unique in the whole project: `<table>.<action>`. */
  name: string;
  build(builders: Builders): Preparable<Result>;
  /** Names of the values that each call passes. */
  values: readonly Name[];
}

/**
 * Defines a prepared statement, for hot paths and money. Money moves select from an SQL function, `q.select({ id:
 * sql`id`.mapWith(table.id) }).from(sql`transfer(${from}, ${to})`)`, so that results are mapped like other columns.
 * @param values names of the values that each call passes; the builder gets a placeholder for each
 */
export function statement<const Name extends string, Result>(
  name: string,
  values: readonly Name[],
  build: (builders: Builders, placeholders: Record<Name, Placeholder>) => Preparable<Result>,
): PreparedStatement<Name, Result> {
  const placeholders = {} as Record<Name, Placeholder>;
  for (const value of values) placeholders[value] = sql.placeholder(value);
  return { name, values, build: (builders) => build(builders, placeholders) };
}

/** Drizzle's half of the prepared statements, by connection; PostgreSQL keeps the other half. */
const statementsByConnection = new WeakMap<object, Map<string, Prepared<unknown>>>();

/** Runs a prepared statement inside a transaction, or as the one statement of `Database.read` and `write`. */
export function prepared<Name extends string, Result>(
  tx: Transaction | AgentStatement,
  { name, build }: PreparedStatement<Name, Result>,
  values: Record<Name, unknown>,
): Promise<Result> {
  const statements = statementsByConnection.get(tx.client) ?? new Map<string, Prepared<unknown>>();
  statementsByConnection.set(tx.client, statements);
  const found = (statements.get(name) as Prepared<Result> | undefined) ?? build(tx).prepare(name);
  statements.set(name, found);
  return found.execute(values);
}
