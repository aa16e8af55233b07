import pg from 'pg';
import { OPERATOR_ROLE } from '../database/migration';

/** Any fixed number: whoever holds it leads. */
export const LEADER_LOCK = 7_264_203;
/** So often a leader proves that it still leads, and the others ask whether they may. */
const BEAT_MS = 1_000;
/** A leader whose connection is silent for so long gives up. */
const SILENT_MS = 5_000;

/** The connection that holds the lock: what is written with it is written by the leader. One statement after the other. */
export class LeaderConnection {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: pg.Client) {}

  query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<pg.QueryResult<Row>> {
    const result = this.last.then(() => this.client.query<Row>(text, values));
    this.last = result.catch(() => undefined);
    return result;
  }
}

/** What becomes of an instance. Neither may throw. */
export interface LeadershipEvents {
  /** It leads now. */
  gained(connection: LeaderConnection): void;
  /** It leads no longer. */
  lost(): void;
  /** The database could not be reached; it tries again by itself. */
  failed(error: unknown): void;
}

/**
 * One leader among any number of instances: an advisory lock of PostgreSQL on a connection of its own. The lock dies with the
 * connection and the connection with the process, so that a leader that was killed is followed within a second.
 */
export class Leadership {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isLeading = false;
  private isStopped = true;

  constructor(
    private readonly url: string,
    private readonly events: LeadershipEvents,
  ) {}

  start(): void {
    this.isStopped = false;
    void this.connect();
  }

  /** Gives the lock back; another instance may lead as soon as this resolves. */
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
      await this.beat(client, new LeaderConnection(client));
    } catch (error) {
      this.fail(client, error);
    }
  }

  private async beat(client: pg.Client, connection: LeaderConnection): Promise<void> {
    if (this.isLeading) await connection.query('select');
    else {
      const { rows } = await connection.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [
        LEADER_LOCK,
      ]);
      if (client !== this.client) return;
      if (rows[0]?.won) {
        this.isLeading = true;
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
    if (this.isLeading) {
      this.isLeading = false;
      this.events.lost();
    }
    if (this.isStopped) return;
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.connect(), BEAT_MS);
  }
}
