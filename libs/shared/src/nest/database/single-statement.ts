import pg from 'pg';
import type { Scope } from './scope';

/**
 * One statement as one agent in one round trip. PostgreSQL runs everything before a `Sync` as one transaction: the statement that
 * sets the agent precedes the requested one in the same message, and the setting ends with the transaction. ADR 0015 has the
 * measurements.
 */

/** Whether a single statement may write. */
export type Access = 'read' | 'write';

/** Parsed each time: SQL on a connection could replace a named statement and capture the next agent's proof. */
const SCOPE = `select set_config('app.agent', $1, true), set_config('app.proof', $2, true),
  set_config('transaction_read_only', $3, true), set_config('plan_cache_mode', $4, true)`;

/** Internals of `pg.Query` that its types omit; the version is pinned and the specs cover them. */
interface Wire {
  parse(message: { text: string }): void;
  sync(): void;
  bind(message: { values: string[]; valueMapper?: (value: string) => string }): void;
  execute(message: { portal: string; rows: number }): void;
  submittedNamedStatements: Record<string, string>;
}
interface QueryParts {
  requiresPreparation(): boolean;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
}
const parts = pg.Query.prototype as unknown as QueryParts;

/** Which plans PostgreSQL uses: one for all values, or what it estimates to be cheaper. */
type PlanCacheMode = 'force_generic_plan' | 'auto';

/** Sends the agent and its proof as values, so no query text that another session could read contains the proof. */
function sendScope(connection: Wire, { agent, proof }: Scope, access: Access, plans: PlanCacheMode = 'auto'): void {
  const values = [agent, proof, access === 'read' ? 'on' : 'off', plans];
  connection.parse({ text: SCOPE });
  connection.bind({ values, valueMapper: (value) => value });
  connection.execute({ portal: '', rows: 0 });
}

/** Sends `begin` and the agent's scope in one message. */
class OpeningQuery extends pg.Query<pg.QueryResultRow> implements Omit<QueryParts, 'handleError'> {
  constructor(
    private readonly scope: Scope,
    callback: (error: Error | undefined) => void,
  ) {
    super({ text: 'begin' }, undefined, callback);
  }

  requiresPreparation(): boolean {
    return true;
  }

  prepare(connection: Wire): void {
    connection.parse({ text: 'begin' });
    connection.bind({ values: [] });
    connection.execute({ portal: '', rows: 0 });
    sendScope(connection, this.scope, 'write');
    connection.sync();
  }

  // ignore the two completions and the row of the scope
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}

/** Starts a transaction that sees and writes one agent's rows only, in one round trip. */
export function beginAs(connection: pg.PoolClient, scope: Scope): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.query(new OpeningQuery(scope, (error) => (error ? reject(error) : resolve())));
  });
}

class ScopedQuery extends pg.Query<pg.QueryResultRow> implements QueryParts {
  declare name: string | undefined;
  private isScoped = false;
  private statementName: string | undefined;

  constructor(
    config: pg.QueryConfig,
    private readonly scope: Scope,
    private readonly access: Access,
    callback: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super(config, undefined, callback);
  }

  requiresPreparation(): boolean {
    return true;
  }

  prepare(connection: Wire): void {
    // named statements are lookups by key: no value changes their plan, and planning takes longer than running them
    sendScope(connection, this.scope, this.access, this.name ? 'force_generic_plan' : 'auto');
    parts.prepare.call(this, connection);
    // the scope is parsed first; keep pg from recording it as the statement of this name
    this.statementName = this.name;
    this.name = undefined;
  }

  // the first row and the first completion belong to the scope
  handleDataRow(message: unknown): void {
    if (this.isScoped) parts.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.isScoped) parts.handleCommandComplete.call(this, message, connection);
    else this.begin();
  }

  handleError(error: Error, connection: Wire): void {
    if (this.statementName && !this.isScoped) delete connection.submittedNamedStatements[this.statementName];
    parts.handleError.call(this, error, connection);
  }

  private begin(): void {
    this.isScoped = true;
    this.name = this.statementName;
  }
}

/** The part of a connection that Drizzle uses; it sends each statement with its scope. */
export class SingleStatementClient {
  private opened: { scope: Scope; access: Access } | undefined;

  constructor(private readonly connection: pg.PoolClient) {}

  /** Allows one statement for an agent. */
  open(scope: Scope, access: Access): void {
    this.opened = { scope, access };
  }

  close(): void {
    this.opened = undefined;
  }

  /** @throws TypeError for a second statement */
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const { opened } = this;
    if (!opened) throw new TypeError('read and write take one statement only; use forAgent for more');
    this.opened = undefined;
    const { scope, access } = opened;
    return new Promise((resolve, reject) => {
      const query = new ScopedQuery({ ...config, values: values ?? config.values }, scope, access, (error, result) =>
        error ? reject(error) : resolve(result),
      );
      this.connection.query(query);
    });
  }
}
