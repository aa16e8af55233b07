import type { Database } from '../database/database';
import type { AppLog } from '../logging/app-log';
import type { RedisLink } from '../redis/redis-link';
import { readChange, type Change } from './changes';
import { PostgresChanges } from './postgres-changes';

const CHANNEL = 'housebrand:changes';

/** Change notifications over Redis publish/subscribe, and over NOTIFY when Redis fails. Every instance listens to both. */
export class RedisChanges extends PostgresChanges {
  constructor(
    private readonly redis: RedisLink,
    url: string,
    database: Database,
    log: AppLog,
  ) {
    super(url, database, log);
    const { subscriber } = redis;
    // notifications may be missed while disconnected; each failed attempt to reconnect emits `close` again
    subscriber.on('close', () => this.lost());
    subscriber.on('ready', () => this.lost());
    subscriber.on('message', (_channel, text) => {
      const change = readChange(text);
      if (change) this.heard(change);
    });
  }

  override async onApplicationBootstrap(): Promise<void> {
    // don't wait: ioredis subscribes once connected and again after each reconnect
    this.redis.subscriber.subscribe(CHANNEL).catch(() => undefined);
    await super.onApplicationBootstrap();
  }

  protected override async send(change: Change): Promise<void> {
    try {
      await this.redis.commands.publish(CHANNEL, JSON.stringify(change));
    } catch {
      await super.send(change);
    }
  }
}
