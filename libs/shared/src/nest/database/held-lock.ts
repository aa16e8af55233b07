import pg from 'pg';
import { OPERATOR_ROLE } from './migration';

/** How often the holder checks its connection, and the others try to get the lock. */
const BEAT_MS = 1_000;
/** A holder whose connection is silent for this long gives up. */
const SILENT_MS = 5_000;

/** The connection that holds the lock, so only the holder can write with it. Statements run one after the other. */
export class LockConnection {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: pg.Client) {}

  query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    const result = this.last.then(() => this.client.query<Row>(text, values));
    this.last = result.catch(() => undefined);
    return result;
  }
}

/** Callbacks for changes of the lock. None of them may throw. */
export interface LockEvents {
  /** This process holds the lock now. */
  gained(connection: LockConnection): void;
  /** This process no longer holds the lock. */
  lost(): void;
  /** The database could not be reached; the lock retries by itself. */
  failed(error: unknown): void;
}

/**
 * A lock that one process holds for its lifetime: a PostgreSQL advisory lock on a dedicated connection. The lock ends with the
 * connection and the connection with the process, so another process takes over within a second when the holder is killed.
 */
export class HeldLock {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isHeld = false;
  private isStopped = true;

  constructor(
    private readonly url: string,
    private readonly key: number,
    private readonly events: LockEvents,
  ) {}

  start(): void {
    this.isStopped = false;
    void this.connect();
  }

  /** Releases the lock; another process may hold it as soon as this resolves. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.drop(client);
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
      options: `-c role=${OPERATOR_ROLE}`,
    });
    this.client = client;
    client.on('error', () => this.drop(client));
    client.on('end', () => this.drop(client));
    try {
      await client.connect();
      await this.beat(client, new LockConnection(client));
    } catch (error) {
      this.fail(client, error);
    }
  }

  private async beat(client: pg.Client, connection: LockConnection): Promise<void> {
    if (this.isHeld) await connection.query('select');
    else {
      const { rows } = await connection.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [this.key]);
      if (client !== this.client) return;
      if (rows[0]?.won) {
        this.isHeld = true;
        this.events.gained(connection);
      }
    }
    if (client !== this.client) return;
    this.timer = setTimeout(() => {
      this.beat(client, connection).catch((error: unknown) => this.fail(client, error));
    }, BEAT_MS);
  }

  private fail(client: pg.Client, error: unknown): void {
    if (!this.isStopped && client === this.client) this.events.failed(error);
    this.drop(client);
  }

  /** Forgets a connection that is gone, and the lock with it. */
  private drop(client: pg.Client | undefined): void {
    if (!client || client !== this.client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    if (this.isHeld) {
      this.isHeld = false;
      this.events.lost();
    }
    if (this.isStopped) return;
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.connect(), BEAT_MS);
  }
}
