import type { Database } from '../database/database';
import type { AppLog } from '../logging/app-log';
import type { RedisLink } from '../redis/redis-link';
import { readChange, type Change } from './changes';
import { PostgresChanges } from './postgres-changes';

const CHANNEL = 'housebrand:changes';

/** News over Redis' publish and subscribe, and over NOTIFY whenever Redis does not take it: everybody listens to both. */
export class RedisChanges extends PostgresChanges {
  constructor(
    private readonly redis: RedisLink,
    url: string,
    database: Database,
    log: AppLog,
  ) {
    super(url, database, log);
    const { subscriber } = redis;
    // news may be missed between a break and the next connection; each try to connect that fails says so again
    subscriber.on('close', () => this.lost());
    subscriber.on('ready', () => this.lost());
    subscriber.on('message', (_channel, text) => {
      const change = readChange(text);
      if (change) this.heard(change);
    });
  }

  override async onApplicationBootstrap(): Promise<void> {
    // done when there is a Redis, and again by itself after every break: nobody waits for it
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
