import { sql, type Placeholder } from 'drizzle-orm';
import type { AgentStatement, Transaction } from './transactions';

type Builders = Pick<Transaction, 'select' | 'insert' | 'update' | 'delete' | 'with'>;
interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}
interface Preparable<Result> {
  prepare(name: string): Prepared<Result>;
}

/** A statement of drizzle's builders that is written, parsed and planned once a connection. */
export interface PreparedStatement<Name extends string, Result> {
  /** Unique in the whole project: `<table>.<what it does>`. */
  name: string;
  build(builders: Builders): Preparable<Result>;
  /** Names of what differs from call to call. */
  values: readonly Name[];
}

/**
 * A prepared statement for hot paths and money. Money moves select from an SQL function: `q.select({ id: sql`id`.mapWith(table.id) })
 * .from(sql`transfer(${from}, ${to})`)`, so that what comes back is read as every other column is.
 * @param values names of what differs from call to call; the builder gets a placeholder for each
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

/** By connection: drizzle's half of a prepared statement, the other half being PostgreSQL's. */
const known = new WeakMap<object, Map<string, Prepared<unknown>>>();

/** Runs a prepared statement inside a transaction, or as the one statement of `Database.read` and `write`. */
export function prepared<Name extends string, Result>(
  tx: Transaction | AgentStatement,
  { name, build }: PreparedStatement<Name, Result>,
  values: Record<Name, unknown>,
): Promise<Result> {
  let statements = known.get(tx.client);
  if (!statements) known.set(tx.client, (statements = new Map<string, Prepared<unknown>>()));
  let found = statements.get(name) as Prepared<Result> | undefined;
  if (!found) statements.set(name, (found = build(tx).prepare(name)));
  return found.execute(values);
}
