import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Database } from '../database/database';
import type { AppLog } from '../logging/app-log';
import { Changes, readChange, type Change } from './changes';

const CHANNEL = 'housebrand_changes';
const RETRY_MS = 500;
/** How often the listener checks its connection. */
const BEAT_MS = 3_000;
/** Timeout that detects a server which vanished without closing its connections. */
const SILENT_MS = 5_000;

/** Change notifications over LISTEN and NOTIFY, on a dedicated connection that reconnects by itself. */
export class PostgresChanges extends Changes implements OnApplicationBootstrap, OnApplicationShutdown {
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly database: Database,
    private readonly log: AppLog,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  protected async send(change: Change): Promise<void> {
    await this.database.operatorQuery({
      name: 'changes-publish',
      text: 'select pg_notify($1, $2)',
      values: [CHANNEL, JSON.stringify(change)],
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: SILENT_MS,
      query_timeout: SILENT_MS,
    });
    this.client = client;
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ payload }) => {
      const change = readChange(payload ?? '');
      if (change) this.heard(change);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.lost();
      this.beat(client);
    } catch (error) {
      this.log.error('cannot listen for changes', error);
      this.reconnect(client);
    }
  }

  private beat(client: pg.Client): void {
    if (this.closed || client !== this.client) return;
    this.timer = setTimeout(() => {
      client.query('select').then(
        () => this.beat(client),
        () => this.reconnect(client),
      );
    }, BEAT_MS);
  }

  private reconnect(client: pg.Client): void {
    if (this.closed || client !== this.client) return;
    this.client = undefined;
    clearTimeout(this.timer);
    // caches may be outdated until the connection is back
    this.lost();
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.listen(), RETRY_MS);
  }
}
