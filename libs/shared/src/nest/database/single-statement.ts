import pg from 'pg';
import type { Scope } from './scope';

/**
 * One statement as one agent in one round trip. PostgreSQL runs whatever arrives before a `Sync` as one transaction: the
 * statement that names the agent goes ahead of the wanted one in the same message, and the setting ends with the
 * transaction. ADR 0015 has the measurements.
 */

/** Whether a single statement may write. */
export type Access = 'read' | 'write';

/** Parsed each time: what a connection keeps by name, a statement on it could replace, and hear the next agent's proof. */
const SCOPE = `select set_config('app.agent', $1, true), set_config('app.proof', $2, true), set_config('transaction_read_only', $3, true)`;

/** What `pg.Query` does beside what its types say; the version is pinned, and the specs hold it to this. */
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

/** Sends the agent and its proof as values: no text that another session could read holds the proof. */
function sendScope(connection: Wire, { agent, proof }: Scope, access: Access): void {
  const values = [agent, proof, access === 'read' ? 'on' : 'off'];
  connection.parse({ text: SCOPE });
  connection.bind({ values, valueMapper: (value) => value });
  connection.execute({ portal: '', rows: 0 });
}

/** Begins a transaction of one agent: `begin` and its scope in one message. */
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

  // two completions and one row, and nothing in them
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}

/** Begins a transaction that sees and writes one agent's rows only, in one round trip. */
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
    sendScope(connection, this.scope, this.access);
    parts.prepare.call(this, connection);
    // the scope is parsed first, and pg is not to note that as the statement of this name
    this.statementName = this.name;
    this.name = undefined;
  }

  // the first row and the first completion are the scope's
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

/** The part of a connection that drizzle asks for: each statement is sent with its scope. */
export class SingleStatementClient {
  private opened: { scope: Scope; access: Access } | undefined;

  constructor(private readonly connection: pg.PoolClient) {}

  /** Lets one statement through for an agent. */
  open(scope: Scope, access: Access): void {
    this.opened = { scope, access };
  }

  close(): void {
    this.opened = undefined;
  }

  /** @throws TypeError for a second statement: what takes two is a transaction's */
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const { opened } = this;
    if (!opened) throw new TypeError('one statement only; what takes more belongs into forAgent');
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
