import pg from 'pg';

/**
 * A connection that stays open between uses: opening one costs the server more than most specs' queries. Uses run one
 * after the other, each with a fresh session. It doesn't keep the process alive.
 */
export class ReusedConnection {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // The next use reopens a connection that the server closed.
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
