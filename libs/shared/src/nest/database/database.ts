import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isPrefix } from '@housebrand/shared';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { APP_ROLE, OPERATOR_ROLE } from './migration';
import { RowGate } from './row-gate';
import { scopeFor, type Scope } from './scope';
import { beginAs, SingleStatementClient, type Access } from './single-statement';
import { TracedClient } from './traced-client';
import { AgentTx, OperatorTx, SingleStatement, type AgentStatement, type Transaction } from './transactions';

export { prepared, statement, type PreparedStatement } from './statement';
export { AgentTx, OperatorTx, type AgentStatement, type Transaction };

/**
 * Addresses with a separate login for each of the two roles. They contain an injected statement: the members' login cannot
 * assume the operators' role, and neither login owns a table.
 */
export interface DatabaseLogins {
  members?: string | undefined;
  operators?: string | undefined;
}

/** The database's address, and how many connections each kind of work may hold. */
export interface DatabaseOptions {
  /** The owner's address; without `logins` its connections switch to the role. */
  url: string;
  logins?: DatabaseLogins;
  /** Connections for members' requests. */
  maxConnections?: number;
  /** Connections for operators' work. */
  maxOperatorConnections?: number;
  /** Connections for work that unauthenticated callers can cause: limits and keys. */
  maxUnauthenticatedConnections?: number;
  /** Cancels statements that run longer. Default: 10 seconds; six times as long for operators' work. */
  statementTimeoutMs?: number;
  /** Longest wait for a connection or for a locked row. Default: 5 seconds. */
  waitTimeoutMs?: number;
  /** Closes connections that were idle for so long, except the first eight of each pool. Default: 30 seconds. */
  idleTimeoutMs?: number;
}

/**
 * Connections per pool that stay open without work. A new connection costs 24 ms of CPU, mostly to plan the money functions, which a
 * member's request would pay.
 */
const WARM_CONNECTIONS = 8;
/** Callers without a login may name any agent. */
const MAX_SCOPES = 1_000;

/** Provides {@link DatabaseOptions} to {@link Database}. */
export const DATABASE_OPTIONS = Symbol('DatabaseOptions');

/** Our database. Every statement runs as one of two roles that row-level security distinguishes. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly members: pg.Pool;
  private readonly operators: pg.Pool;
  private readonly unauthenticated: pg.Pool;
  /** The latest agent's builders by connection; the next statement is often of the same agent. */
  private readonly single = new WeakMap<pg.PoolClient, SingleStatement>();
  private readonly rowGate: RowGate;
  private key: Promise<Buffer> | undefined;
  /** The proof of an agent depends only on the key, which a process reads once. */
  private readonly scopes = new LRUCache<string, Scope>({ max: MAX_SCOPES });

  constructor(@Inject(DATABASE_OPTIONS) options: DatabaseOptions) {
    const { statementTimeoutMs = 10_000, waitTimeoutMs = 5_000, idleTimeoutMs = 30_000 } = options;
    const { members = options.url, operators = options.url } = options.logins ?? {};
    const pool = (role: string, url: string, max: number, timeoutMs = statementTimeoutMs) =>
      poolAs(role, url, { max, timeoutMs, waitTimeoutMs, idleTimeoutMs });
    this.rowGate = new RowGate(waitTimeoutMs);
    this.members = pool(APP_ROLE, members, options.maxConnections ?? 16);
    this.operators = pool(OPERATOR_ROLE, operators, options.maxOperatorConnections ?? 4, statementTimeoutMs * 6);
    this.unauthenticated = pool(OPERATOR_ROLE, operators, options.maxUnauthenticatedConnections ?? 4);
  }

  /**
   * Runs one read-only statement as one agent, in one round trip: `read(prefix, (q) => q.select()…)`. Writes fail.
   * @throws TypeError when the work sends a second statement
   */
  read<T>(prefix: string, work: (q: AgentStatement) => PromiseLike<T>): Promise<T> {
    return this.oneStatement(prefix, 'read', work);
  }

  /** Runs one statement as one agent in its own transaction, in one round trip. It may write. */
  write<T>(prefix: string, work: (q: AgentStatement) => PromiseLike<T>): Promise<T> {
    return this.oneStatement(prefix, 'write', work);
  }

  /**
   * Like `write`, for a statement that starts by locking a row which many requests may need at once. At most two of them per process
   * hold a connection; the others queue.
   * @param row names the locked row within the agent: `member:MTO0812345678`
   * @throws TooManyRequests if the queue is full or the wait took longer than `waitTimeoutMs`
   */
  writeLocked<T>(prefix: string, row: string, work: (q: AgentStatement) => PromiseLike<T>): Promise<T> {
    return this.rowGate.run(`${prefix} ${row}`, () => this.write(prefix, work));
  }

  /**
   * Runs work in a transaction that sees and writes the rows of one agent only.
   * An error rolls everything back and is rethrown.
   */
  async forAgent<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    const scope = await this.scopeOf(prefix);
    return transact(
      this.members,
      (client) => beginAs(client, scope),
      (client) => work(new AgentTx(client, prefix)),
    );
  }

  /** Runs work in a transaction without tenant restriction: seeds, operators' commands, jobs across agents. */
  async asOperator<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T> {
    return transact(
      this.operators,
      (client) => client.query('begin'),
      (client) => work(new OperatorTx(client, (prefix) => this.scopeOf(prefix))),
    );
  }

  /** Runs one statement as operator, without an explicit transaction. */
  async operatorQuery<Row extends pg.QueryResultRow>(statement: {
    text: string;
    name?: string;
    values?: unknown[];
  }): Promise<pg.QueryResult<Row>> {
    return this.operators.query<Row>(statement);
  }

  /** Like `operatorQuery`, on separate connections for limits and keys: a flood leaves connections for operators and readiness. */
  async unauthenticatedQuery<Row extends pg.QueryResultRow>(statement: {
    text: string;
    name?: string;
    values?: unknown[];
  }): Promise<pg.QueryResult<Row>> {
    return this.unauthenticated.query<Row>(statement);
  }

  private async oneStatement<T>(
    prefix: string,
    access: Access,
    work: (q: AgentStatement) => PromiseLike<T>,
  ): Promise<T> {
    const scope = await this.scopeOf(prefix);
    const connection = await this.members.connect();
    const latest = this.single.get(connection);
    const client = latest?.client ?? new SingleStatementClient(connection);
    const builders = latest?.agent === prefix ? latest : new SingleStatement(client, prefix);
    this.single.set(connection, builders);
    try {
      client.open(scope, access);
      return await work(builders);
    } finally {
      client.close();
      connection.release();
    }
  }

  /** @throws TypeError for an invalid prefix */
  private async scopeOf(prefix: string): Promise<Scope> {
    const known = this.scopes.get(prefix);
    if (known) return known;
    if (!isPrefix(prefix)) throw new TypeError('not an agent prefix');
    const scope = scopeFor(prefix, await this.scopeKey());
    this.scopes.set(prefix, scope);
    return scope;
  }

  /**
   * Reads the key once per process, as operator; members' connections never see it. It uses the pool without transactions, because
   * an open operator transaction asks for the key while it holds a connection.
   */
  private scopeKey(): Promise<Buffer> {
    if (this.key) return this.key;
    const key = this.unauthenticated
      .query<{ key: Buffer }>('select key from scope_key')
      .then(({ rows }) => rows[0]!.key);
    key.catch(() => (this.key = undefined));
    this.key = key;
    return key;
  }

  /** Open and idle connections and waiting callers of the members' pool, for the metrics. */
  get load(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.members;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Resolves when the database answers. @throws after `timeoutMs` */
  async ping(timeoutMs = 1_000): Promise<void> {
    const question = { text: 'select 1', query_timeout: timeoutMs };
    await this.operators.query(question);
  }

  async close(): Promise<void> {
    const pools = [this.members, this.operators, this.unauthenticated];
    await Promise.all(pools.map((pool) => (pool.ended ? undefined : pool.end())));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}

interface PoolLimits {
  max: number;
  timeoutMs: number;
  waitTimeoutMs: number;
  idleTimeoutMs: number;
}

function poolAs(role: string, url: string, { max, timeoutMs, waitTimeoutMs, idleTimeoutMs }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    Client: TracedClient,
    connectionString: url,
    max,
    min: WARM_CONNECTIONS,
    connectionTimeoutMillis: waitTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    options: `-c role=${role} -c statement_timeout=${timeoutMs} -c lock_timeout=${waitTimeoutMs} -c idle_in_transaction_session_timeout=30000`,
  });
  // the pool replaces a broken connection; without these listeners the error would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function transact<T>(
  pool: pg.Pool,
  begin: (client: pg.PoolClient) => Promise<unknown>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await begin(client);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
