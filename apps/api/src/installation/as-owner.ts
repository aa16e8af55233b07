import pg from 'pg';
import { worldTables } from '../domains';

/** The error code of PostgreSQL for the transaction that it aborts to break a deadlock. */
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;

/**
 * Runs work on the whole installation in one transaction as the owner of the tables. Concurrent work can hold the same
 * tables in another order. If PostgreSQL then aborts this transaction to break the deadlock, it is retried.
 *
 * @param work can run several times; each attempt starts from a rolled-back state
 */
export async function asOwner<T>(databaseUrl: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(databaseUrl, work);
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || tries === MAX_ATTEMPTS) throw error;
    }
  }
}

async function once<T>(databaseUrl: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // a lost connection already fails the work; without a listener it would also end the process
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } finally {
    await client.end();
  }
}

/**
 * Locks the tables that jobs lock first. This waits for running jobs and therefore cannot deadlock with
 * them on tables that are locked later.
 */
export async function lockWorldTables(client: pg.ClientBase): Promise<void> {
  for (const table of worldTables) await client.query(`lock table ${pg.escapeIdentifier(table)}`);
}
