import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';

/** Amounts are `bigint` columns: parse them as `bigint`, not as strings or floating-point numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** Anything that accepts queries: a transaction or the pool. */
export interface Queries {
  /** Returns the rows of one statement with `$1 …` parameters. */
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Returns the first row, or `undefined`. */
  row<Row>(sql: string, parameters?: unknown[]): Promise<Row | undefined>;
}

function queriesOf(client: pg.Pool | pg.PoolClient): Queries {
  const rows = async <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
    (await client.query(sql, parameters)).rows as Row[];
  return { rows, row: async (sql, parameters) => (await rows<never>(sql, parameters))[0] };
}

/** The simulator's PostgreSQL database. */
@Injectable()
export class Storage implements Queries, OnModuleDestroy {
  private readonly pool: pg.Pool;
  private readonly queries: Queries;

  constructor(@Inject(SIMULATOR_CONFIG) config: SimulatorConfig) {
    this.pool = new pg.Pool({
      connectionString: config.databaseUrl,
      max: 16,
      types,
      application_name: 'provider-simulator',
    });
    // The pool replaces a broken connection, idle or in a transaction; without a listener, the error would end the process.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.queries = queriesOf(this.pool);
  }

  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]> {
    return this.queries.rows<Row>(sql, parameters);
  }

  row<Row>(sql: string, parameters?: unknown[]): Promise<Row | undefined> {
    return this.queries.row<Row>(sql, parameters);
  }

  /** Runs `work` in one transaction and rolls back if it throws. */
  async transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      await client.query('begin');
      const result = await work(queriesOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }
}
