import pg from 'pg';

/**
 * One statement as one agent in one round trip. PostgreSQL runs whatever arrives before a `Sync` as one transaction: the
 * statement that names the agent goes ahead of the wanted one in the same message, and the setting ends with the
 * transaction. ADR 0015 has the measurements.
 */

/** Whether a single statement may write. */
export type Access = 'read' | 'write';

const SCOPE = 'agent_scope';

/**
 * Run once on each new connection, so that the scope is bound without being parsed again. A statement named by the protocol, not by
 * SQL's `prepare`: a pooler follows it to whichever server the connection is given. What it sets ends with it.
 */
export const PREPARE_SCOPE = {
  name: SCOPE,
  text: `select set_config('app.agent', $1, true), set_config('transaction_read_only', $2, true)`,
  values: ['', 'off'],
};

/** What `pg.Query` does beside what its types say; the version is pinned, and the specs hold it to this. */
interface Wire {
  bind(message: { portal: string; statement: string; values: string[]; valueMapper: (value: string) => string }): void;
  execute(message: { portal: string; rows: number }): void;
}
interface QueryParts {
  requiresPreparation(): boolean;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
const parts = pg.Query.prototype as unknown as QueryParts;

class ScopedQuery extends pg.Query<pg.QueryResultRow> implements QueryParts {
  private isScoped = false;

  constructor(
    config: pg.QueryConfig,
    private readonly scope: readonly [agent: string, isReadOnly: 'on' | 'off'],
    callback: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super(config, undefined, callback);
  }

  requiresPreparation(): boolean {
    return true;
  }

  prepare(connection: Wire): void {
    connection.bind({ portal: '', statement: SCOPE, values: [...this.scope], valueMapper: (value) => value });
    connection.execute({ portal: '', rows: 0 });
    parts.prepare.call(this, connection);
  }

  // the first row and the first completion are the scope's
  handleDataRow(message: unknown): void {
    if (this.isScoped) parts.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.isScoped) parts.handleCommandComplete.call(this, message, connection);
    else this.isScoped = true;
  }
}

/** The part of a connection that drizzle asks for: each statement is sent with its scope. */
export class SingleStatementClient {
  private scope: readonly [string, 'on' | 'off'] | undefined;

  constructor(private readonly connection: pg.PoolClient) {}

  /** Lets one statement through for an agent. */
  open(agent: string, access: Access): void {
    this.scope = [agent, access === 'read' ? 'on' : 'off'];
  }

  close(): void {
    this.scope = undefined;
  }

  /** @throws TypeError for a second statement: what takes two is a transaction's */
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const { scope } = this;
    if (!scope) throw new TypeError('one statement only; what takes more belongs into forAgent');
    this.scope = undefined;
    return new Promise((resolve, reject) => {
      const query = new ScopedQuery({ ...config, values: values ?? config.values }, scope, (error, result) =>
        error ? reject(error) : resolve(result),
      );
      this.connection.query(query);
    });
  }
}
