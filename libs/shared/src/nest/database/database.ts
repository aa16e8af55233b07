import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isPrefix } from '@housebrand/shared';
import { NodePgSession, NodePgTransaction, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { APP_ROLE, OPERATOR_ROLE } from './migration';

/** A running transaction: drizzle's query builders and `execute(sql`…`)`. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, Record<string, never>, Record<string, never>>;

/** A statement that PostgreSQL parses and plans once a connection. The name is unique in the whole project. */
export interface PreparedStatement {
  name: string;
  text: string;
}

export interface DatabaseOptions {
  url: string;
  /** Connections for members' requests. */
  maxConnections?: number;
  /** Connections for operators' work. */
  maxOperatorConnections?: number;
  /** A statement that runs longer is cancelled. */
  statementTimeoutMs?: number;
}

export const DATABASE_OPTIONS = Symbol('DatabaseOptions');

const dialect = new PgDialect();
const clients = new WeakMap<Transaction, pg.PoolClient>();

/** The own database. Everything runs in a transaction, as one of two roles that row-level security tells apart. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly members: pg.Pool;
  private readonly operators: pg.Pool;

  constructor(@Inject(DATABASE_OPTIONS) options: DatabaseOptions) {
    const timeoutMs = options.statementTimeoutMs ?? 10_000;
    this.members = poolAs(APP_ROLE, options.url, options.maxConnections ?? 16, timeoutMs);
    this.operators = poolAs(OPERATOR_ROLE, options.url, options.maxOperatorConnections ?? 4, timeoutMs * 6);
  }

  /**
   * Runs work in a transaction that sees and writes the rows of one agent only.
   * An error rolls everything back and is rethrown.
   */
  async forAgent<T>(prefix: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    // the prefix is part of the statement, so that opening and scoping are one round trip
    if (!isPrefix(prefix)) throw new TypeError('not an agent prefix');
    return transact(this.members, `begin; set local app.agent = '${prefix}'`, work);
  }

  /** Runs work in a transaction without tenant restriction: seeds, operators' commands, jobs across agents. */
  async asOperator<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return transact(this.operators, 'begin', work);
  }

  /** One statement of ours as operator, without a transaction around it. */
  async operatorQuery<Row extends pg.QueryResultRow>(statement: {
    text: string;
    name?: string;
    values?: unknown[];
  }): Promise<pg.QueryResult<Row>> {
    return this.operators.query<Row>(statement);
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
    await Promise.all([this.members, this.operators].map((pool) => (pool.ended ? undefined : pool.end())));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}

/** Runs a named prepared statement inside a transaction. */
export async function prepared<Row extends pg.QueryResultRow>(
  tx: Transaction,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = clients.get(tx);
  if (!client) throw new TypeError('not a transaction of Database, or an inner one');
  return (await client.query<Row>({ name, text, values: [...values] })).rows;
}

function poolAs(role: string, url: string, max: number, timeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    options: `-c role=${role} -c statement_timeout=${timeoutMs} -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000`,
  });
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined);
  return pool;
}

async function transact<T>(pool: pg.Pool, opening: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(opening);
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
    const tx: Transaction = new NodePgTransaction(dialect, session, undefined);
    clients.set(tx, client);
    const result = await work(tx);
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
