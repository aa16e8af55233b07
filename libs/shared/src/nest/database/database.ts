import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isPrefix } from '@housebrand/shared';
import pg from 'pg';
import { Lines, type Together } from './lines';
import { APP_ROLE, OPERATOR_ROLE } from './migration';
import { scopeFor, type Scope } from './scope';
import { beginAs, SingleStatementClient, type Access } from './single-statement';
import { TracedClient } from '../tracing/traced-client';
import { AgentTx, OperatorTx, SingleStatement, type AgentStatement, type Transaction } from './transactions';

export { prepared, statement, type PreparedStatement } from './statement';
export { AgentTx, OperatorTx, type AgentStatement, type Together, type Transaction };

/**
 * Addresses with a login of their own for each of the two roles. Whoever gets a statement of theirs through is still nobody
 * else: the members' login cannot become the operators' role, and neither is the owner of a table.
 */
export interface DatabaseLogins {
  members?: string | undefined;
  operators?: string | undefined;
}

/** Where the database is, and how many connections each kind of work may hold. */
export interface DatabaseOptions {
  /** The owner's address; without logins its connections step down to the role. */
  url: string;
  logins?: DatabaseLogins;
  /** Connections for members' requests. */
  maxConnections?: number;
  /** Connections for operators' work. */
  maxOperatorConnections?: number;
  /** Connections for what anybody can cause before we know who it is: limits and keys. */
  maxDoorConnections?: number;
  /** A statement that runs longer is cancelled. */
  statementTimeoutMs?: number;
  /** Who waits longer for a connection, or for a row that somebody holds, gives up. Five seconds, if nothing is said. */
  waitTimeoutMs?: number;
}

/** Provides {@link DatabaseOptions} to {@link Database}. */
export const DATABASE_OPTIONS = Symbol('DatabaseOptions');

/** The own database. Everything runs in a transaction, as one of two roles that row-level security tells apart. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly members: pg.Pool;
  private readonly operators: pg.Pool;
  private readonly doors: pg.Pool;
  private readonly single = new WeakMap<pg.PoolClient, SingleStatementClient>();
  private readonly lines = new Lines(this);
  private key: Promise<Buffer> | undefined;

  constructor(@Inject(DATABASE_OPTIONS) options: DatabaseOptions) {
    const { statementTimeoutMs = 10_000, waitTimeoutMs = 5_000 } = options;
    const { members = options.url, operators = options.url } = options.logins ?? {};
    const pool = (role: string, url: string, max: number, timeoutMs = statementTimeoutMs) =>
      poolAs(role, url, { max, timeoutMs, waitTimeoutMs });
    this.members = pool(APP_ROLE, members, options.maxConnections ?? 16);
    this.operators = pool(OPERATOR_ROLE, operators, options.maxOperatorConnections ?? 4, statementTimeoutMs * 6);
    this.doors = pool(OPERATOR_ROLE, operators, options.maxDoorConnections ?? 4);
  }

  /**
   * One reading statement of one agent, in one round trip: `read(prefix, (q) => q.select()…)`. Whatever would write fails.
   * @throws TypeError when the work sends a second statement
   */
  read<T>(prefix: string, work: (q: AgentStatement) => PromiseLike<T>): Promise<T> {
    return this.oneStatement(prefix, 'read', work);
  }

  /** One statement of one agent that may write, in one round trip and a transaction of its own. */
  write<T>(prefix: string, work: (q: AgentStatement) => PromiseLike<T>): Promise<T> {
    return this.oneStatement(prefix, 'write', work);
  }

  /**
   * As `write`, for a statement that begins by locking a row: whoever asks for the same row at the same time is committed together,
   * in order, and what fails undoes itself alone.
   * @param row names what is locked, within the agent: `member:MTO0812345678`
   * @param together the one statement that does many of them, where there is one
   */
  writeSerialized<T, Request>(
    prefix: string,
    row: string,
    work: (q: AgentStatement) => PromiseLike<T>,
    together?: Together<Request, T>,
  ): Promise<T> {
    return this.lines.join(prefix, row, work, together);
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

  /** One statement of ours as operator, without a transaction around it. */
  async operatorQuery<Row extends pg.QueryResultRow>(statement: {
    text: string;
    name?: string;
    values?: unknown[];
  }): Promise<pg.QueryResult<Row>> {
    return this.operators.query<Row>(statement);
  }

  /** As `operatorQuery`, for limits and keys: however many knock, operators' work and readiness find a connection. */
  async doorQuery<Row extends pg.QueryResultRow>(statement: {
    text: string;
    name?: string;
    values?: unknown[];
  }): Promise<pg.QueryResult<Row>> {
    return this.doors.query<Row>(statement);
  }

  private async oneStatement<T>(
    prefix: string,
    access: Access,
    work: (q: AgentStatement) => PromiseLike<T>,
  ): Promise<T> {
    const scope = await this.scopeOf(prefix);
    const connection = await this.members.connect();
    const client = this.single.get(connection) ?? new SingleStatementClient(connection);
    this.single.set(connection, client);
    try {
      client.open(scope, access);
      return await work(new SingleStatement(client, prefix));
    } finally {
      client.close();
      connection.release();
    }
  }

  /** @throws TypeError when the prefix is none */
  private async scopeOf(prefix: string): Promise<Scope> {
    if (!isPrefix(prefix)) throw new TypeError('not an agent prefix');
    return scopeFor(prefix, await this.scopeKey());
  }

  /**
   * Read once per process, as operator: members' connections never see it. It has a pool without transactions, because an open
   * operator's transaction asks for it while it holds a connection of its own.
   */
  private scopeKey(): Promise<Buffer> {
    if (this.key) return this.key;
    const key = this.doors.query<{ key: Buffer }>('select key from scope_key').then(({ rows }) => rows[0]!.key);
    key.catch(() => (this.key = undefined));
    return (this.key = key);
  }

  /** Connections in use and waiting, for the metrics. */
  get load(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.members;
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Answers when the database does. @throws when it does not within the time */
  async ping(timeoutMs = 1_000): Promise<void> {
    const question = { text: 'select 1', query_timeout: timeoutMs };
    await this.operators.query(question);
  }

  async close(): Promise<void> {
    await Promise.all([this.members, this.operators, this.doors].map((pool) => (pool.ended ? undefined : pool.end())));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}

interface PoolLimits {
  max: number;
  timeoutMs: number;
  waitTimeoutMs: number;
}

function poolAs(role: string, url: string, { max, timeoutMs, waitTimeoutMs }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    Client: TracedClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: waitTimeoutMs,
    idleTimeoutMillis: 30_000,
    options: `-c role=${role} -c statement_timeout=${timeoutMs} -c lock_timeout=${waitTimeoutMs} -c idle_in_transaction_session_timeout=30000`,
  });
  // a connection that breaks is replaced by the pool; without a listener it would end the process, idle or in use
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
