import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { APP_ROLE, OPERATOR_ROLE } from './migration';
import type { Scope } from './scope';
import type { SingleStatementClient } from './single-statement';

type NoSchema = Record<string, never>;

const dialect = new PgDialect();

/**
 * A connection that takes one statement a message, as PostgreSQL's extended protocol has it: input that becomes SQL stays in the
 * statement that it came into, and has no `set`, `prepare` or `create` behind it.
 */
function oneByOne(client: pg.PoolClient): pg.PoolClient {
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    client.query({ ...config, queryMode: 'extended' } as pg.QueryConfig, values);
  // drizzle uses `query` alone of a connection
  return { query } as unknown as pg.PoolClient;
}

/** What every transaction of ours has: drizzle's query builders, and the connection for prepared statements. */
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
 * A transaction of one agent: row-level security shows and accepts that agent's rows only. A function that leans on it takes
 * this type, so that nobody can call it where the policy lets every row through.
 */
export class AgentTx extends OwnTx {
  // a private member makes the type its own: no other transaction passes for it
  readonly #agent: string;

  /** @internal made by `Database.forAgent` and `OperatorTx.forAgent` */
  constructor(client: pg.PoolClient, agent: string, nesting?: number) {
    super(client, nesting);
    this.#agent = agent;
  }

  /** The agent's prefix: what goes into a new row's column `agent`. */
  get agent(): string {
    return this.#agent;
  }

  /** Work in a savepoint: when it fails, only what it did is undone. */
  override transaction<T>(work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.savepoint(new AgentTx(this.client, this.#agent, this.nestedIndex + 1), work);
  }
}

/** Who goes on in an operators' transaction, by values: no text that another session could read holds a proof. */
const AS = `select set_config('role', $1, true), set_config('app.agent', $2, true), set_config('app.proof', $3, true)`;

/** A transaction without tenant restriction: seeds, operators' commands, jobs across agents. */
export class OperatorTx extends OwnTx {
  /** @internal made by `Database.asOperator` */
  constructor(
    client: pg.PoolClient,
    private readonly scopeOf: (prefix: string) => Promise<Scope>,
    nesting?: number,
  ) {
    super(client, nesting);
  }

  /**
   * Does work as one agent inside this transaction: its role, its rows. Awaited before the operator goes on.
   * @throws TypeError when the prefix is none
   */
  async forAgent<T>(prefix: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    const { agent, proof } = await this.scopeOf(prefix);
    await this.client.query(AS, [APP_ROLE, agent, proof]);
    try {
      return await work(new AgentTx(this.client, prefix, this.nestedIndex));
    } finally {
      // in a transaction that failed PostgreSQL takes no statement but the rollback, which gives the role back as well
      await this.client.query(AS, [OPERATOR_ROLE, '', '']).catch(() => undefined);
    }
  }

  /** Work in a savepoint: when it fails, only what it did is undone. */
  override transaction<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T> {
    return this.savepoint(new OperatorTx(this.client, this.scopeOf, this.nestedIndex + 1), work);
  }
}

/** What one statement needs: the builders, no transaction. Row-level security holds in it as in `AgentTx`, which passes for it. */
export interface AgentStatement extends Pick<
  OwnTx,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'with' | '$with'
> {
  readonly agent: string;
  /** @internal */
  readonly client: object;
}

/** Builders on a connection that sends each statement with its agent, or as operator. @internal */
export class SingleStatement extends NodePgTransaction<NoSchema, NoSchema> implements AgentStatement {
  constructor(
    readonly client: SingleStatementClient,
    readonly agent: string,
  ) {
    const connection = client as unknown as pg.PoolClient;
    super(dialect, new NodePgSession<NoSchema, NoSchema>(connection, dialect, undefined), undefined);
  }
}

/** Either of the two: for what does the same for one agent's rows as for all. */
export type Transaction = AgentTx | OperatorTx;
