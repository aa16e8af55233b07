import pg from 'pg';
import { worldTables } from '../domains';

/** What PostgreSQL calls a deadlock that it broke. */
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;

/**
 * Does work on the whole installation in one transaction of the owner of the tables. Work that is going on may hold the same
 * tables in another order: PostgreSQL then undoes one of the two, and when it was this one it begins anew.
 *
 * @param work may run several times; nothing of a time before is left
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
  // a lost connection fails the work; without a listener it would end the process
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
 * Takes first what jobs take first: whoever holds one of these tables is waited for, and waits for nothing that is taken
 * after it.
 */
export async function lockWorldTables(client: pg.ClientBase): Promise<void> {
  for (const table of worldTables) await client.query(`lock table ${pg.escapeIdentifier(table)}`);
}
