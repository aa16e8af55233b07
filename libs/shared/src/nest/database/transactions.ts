import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { APP_ROLE, ERASER_ROLE, OPERATOR_ROLE } from './migration';
import type { Scope } from './scope';
import type { SingleStatementClient } from './single-statement';

type NoSchema = Record<string, never>;

const dialect = new PgDialect();

/**
 * Restricts a connection to PostgreSQL's extended protocol, which takes one statement per message: injected SQL cannot append a
 * `set`, `prepare` or `create`.
 */
function oneByOne(client: pg.PoolClient): pg.PoolClient {
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    client.query({ ...config, queryMode: 'extended' } as pg.QueryConfig, values);
  // Drizzle uses only `query` of a connection
  return { query } as unknown as pg.PoolClient;
}

/** The base of our transactions: Drizzle's query builders, and the connection for prepared statements. */
abstract class OwnTx extends NodePgTransaction<NoSchema, NoSchema> {
  constructor(
    /** @internal */
    readonly client: pg.PoolClient,
    nesting = 0,
  ) {
    super(dialect, new NodePgSession<NoSchema, NoSchema>(oneByOne(client), dialect, undefined), undefined, nesting);
  }

  protected async savepoint<Inner, T>(inner: Inner, work: (tx: Inner) => Promise<T>): Promise<T> {
    const name = sql.identifier(`sp${this.nestedIndex + 1}`);
    await this.execute(sql`savepoint ${name}`);
    try {
      const result = await work(inner);
      await this.execute(sql`release savepoint ${name}`);
      return result;
    } catch (error) {
      await this.execute(sql`rollback to savepoint ${name}`);
      throw error;
    }
  }
}

/**
 * A transaction of one agent: row-level security shows and accepts that agent's rows only. A function that relies on this takes
 * this type, so it can't be called where the policy lets every row through.
 */
export class AgentTx extends OwnTx {
  // the private member makes the type nominal: no other transaction is assignable to it
  readonly #agent: string;

  /** @internal created by `Database.forAgent` and `OperatorTx.forAgent` */
  constructor(client: pg.PoolClient, agent: string, nesting?: number) {
    super(client, nesting);
    this.#agent = agent;
  }

  /** The agent's prefix, for the column `agent` of new rows. */
  get agent(): string {
    return this.#agent;
  }

  /** Runs work in a savepoint: a failure undoes that work only. */
  override transaction<T>(work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.savepoint(new AgentTx(this.client, this.#agent, this.nestedIndex + 1), work);
  }
}

/** Switches the role within an operators' transaction. Parameters keep the proof out of query texts that other sessions can read. */
const SWITCH_ROLE = `select set_config('role', $1, true), set_config('app.agent', $2, true), set_config('app.proof', $3, true)`;

/** A transaction without tenant restriction: seeds, operators' commands, jobs across agents. */
export class OperatorTx extends OwnTx {
  /** @internal created by `Database.asOperator` */
  constructor(
    client: pg.PoolClient,
    private readonly scopeOf: (prefix: string) => Promise<Scope>,
    nesting?: number,
  ) {
    super(client, nesting);
  }

  /**
   * Runs work as one agent inside this transaction, with its role and rows. Await it before other statements.
   * @throws TypeError for an invalid prefix
   */
  forAgent<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.as(APP_ROLE, prefix, work);
  }

  /** Like `forAgent`, with the role that may replace members' names. For erasures only. */
  asEraser<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.as(ERASER_ROLE, prefix, work);
  }

  private async as<T>(role: string, prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    const { agent, proof } = await this.scopeOf(prefix);
    await this.client.query(SWITCH_ROLE, [role, agent, proof]);
    try {
      const result = await work(new AgentTx(this.client, prefix, this.nestedIndex));
      // deferred triggers of the work see and write the agent's rows, too
      await this.client.query('set constraints all immediate');
      return result;
    } finally {
      // a failed transaction accepts only the rollback, which restores the role as well
      await this.client.query(SWITCH_ROLE, [OPERATOR_ROLE, '', '']).catch(() => undefined);
    }
  }

  /** Runs work in a savepoint: a failure undoes that work only. */
  override transaction<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T> {
    return this.savepoint(new OperatorTx(this.client, this.scopeOf, this.nestedIndex + 1), work);
  }
}

/** The builders for one statement, without a transaction. `AgentTx` is assignable to it; row-level security applies equally. */
export interface AgentStatement extends Pick<
  OwnTx,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with'
> {
  readonly agent: string;
  /** @internal */
  readonly client: object;
}

/** Builders on a connection that sends each statement with its agent. @internal */
export class SingleStatement extends NodePgTransaction<NoSchema, NoSchema> implements AgentStatement {
  constructor(
    readonly client: SingleStatementClient,
    readonly agent: string,
  ) {
    const connection = client as unknown as pg.PoolClient;
    super(dialect, new NodePgSession<NoSchema, NoSchema>(connection, dialect, undefined), undefined);
  }
}

/** Either kind of transaction, for code that treats one agent's rows and all rows alike. */
export type Transaction = AgentTx | OperatorTx;
