import pg from 'pg';

/**
 * A connection that stays open from one use to the next: opening one costs the server more than most of what a spec asks of it.
 * Uses come one after the other, and each finds the session as new. It keeps no process alive.
 */
export class KeptConnection {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // what the server ends, the next use opens anew
    this.pool.on('error', () => undefined);
  }

  async use<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      return await work(client);
    } finally {
      const isNew = await client.query('discard all').then(
        () => true,
        () => false,
      );
      client.release(!isNew);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
