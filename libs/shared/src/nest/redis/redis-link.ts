import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Callers fall back to PostgreSQL after this time. */
const COMMAND_TIMEOUT_MS = 150;
const RECONNECT_MS = 500;

/** Connections to Redis that never block callers for long and reconnect by themselves. */
export class RedisLink implements OnApplicationShutdown {
  /** Rejects at once while disconnected, else after 150 ms. */
  readonly commands: Redis;
  /** For `subscribe` only; it renews its subscriptions after a reconnect. */
  readonly subscriber: Redis;

  constructor(url: string) {
    const options = { connectTimeout: 1_000, retryStrategy: () => RECONNECT_MS };
    this.commands = new ImpatientRedis(url, {
      ...options,
      commandTimeout: COMMAND_TIMEOUT_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    });
    this.subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null });
    // `status` shows a broken connection; without a listener ioredis would print each error
    for (const connection of [this.commands, this.subscriber]) connection.on('error', () => undefined);
  }

  /** Whether Redis answers commands and the subscriber is connected. */
  async isUp(): Promise<boolean> {
    if (this.subscriber.status !== 'ready') return false;
    return this.commands.ping().then(
      () => true,
      () => false,
    );
  }

  onApplicationShutdown(): void {
    this.commands.disconnect();
    this.subscriber.disconnect();
  }
}

/** Drops a connection that stays open but silent, so that the next call does not wait for it again. */
class ImpatientRedis extends Redis {
  override sendCommand(...call: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...call);
    const [{ promise }] = call;
    promise.catch((error: Error) => {
      if (error.message === 'Command timed out' && this.status !== 'end') this.disconnect(true);
    });
    return answer;
  }
}
