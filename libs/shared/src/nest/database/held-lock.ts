import pg from 'pg';
import { OPERATOR_ROLE } from './migration';

/** So often a holder proves that it still holds the lock, and the others ask for it. */
const BEAT_MS = 1_000;
/** A holder whose connection is silent for so long gives up. */
const SILENT_MS = 5_000;

/** The connection that holds the lock: what is written with it is written by its holder. One statement after the other. */
export class LockConnection {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: pg.Client) {}

  query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    const result = this.last.then(() => this.client.query<Row>(text, values));
    this.last = result.catch(() => undefined);
    return result;
  }
}

/** What becomes of the lock. None of them may throw. */
export interface LockEvents {
  /** It is held now. */
  gained(connection: LockConnection): void;
  /** It is held no longer. */
  lost(): void;
  /** The database could not be reached; it tries again by itself. */
  failed(error: unknown): void;
}

/**
 * A lock that one process holds as long as it lives: an advisory lock of PostgreSQL on a connection of its own. The lock dies with
 * the connection and the connection with the process, so that a holder that was killed is followed within a second.
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

  /** Gives the lock back; another process may hold it as soon as this resolves. */
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

  /** A connection that is gone has taken the lock with it. */
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
