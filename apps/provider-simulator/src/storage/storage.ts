import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';

/** Amounts are `bigint` columns: read them as `bigint`, never as text or as a floating-point number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** One transaction, or the pool itself: whatever a query can be sent to. */
export interface Queries {
  /** The rows of one statement with `$1 …` parameters. */
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** The first row, or `undefined`. */
  row<Row>(sql: string, parameters?: unknown[]): Promise<Row | undefined>;
}

function queriesOf(client: pg.Pool | pg.PoolClient): Queries {
  const rows = async <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
    (await client.query(sql, parameters)).rows as Row[];
  return { rows, row: async (sql, parameters) => (await rows<never>(sql, parameters))[0] };
}

/** The simulator's own PostgreSQL database. */
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
    // the pool replaces a connection that breaks, idle or in a transaction; without a listener it would end the process
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

  /** Runs `work` in one transaction; whatever it throws undoes it. */
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
