import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** Whoever waits for Redis has PostgreSQL after this. */
const PATIENCE_MS = 150;
const RECONNECT_MS = 500;

/** Redis when there is one: connections that never make anybody wait, and come back by themselves. */
export class RedisLink implements OnApplicationShutdown {
  /** Rejects at once while it is not connected, else after 150 ms. */
  readonly commands: Redis;
  /** For `subscribe` only; what it subscribed to it has again after a break. */
  readonly subscriber: Redis;

  constructor(url: string) {
    const options = { connectTimeout: 1_000, retryStrategy: () => RECONNECT_MS };
    this.commands = new ImpatientRedis(url, {
      ...options,
      commandTimeout: PATIENCE_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    });
    this.subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null });
    // a connection that breaks is told by its state; without a listener it would be printed again and again
    for (const connection of [this.commands, this.subscriber]) connection.on('error', () => undefined);
  }

  /** Whether it answers and hears. */
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

/** A connection that stays open and says nothing is given up: the next call must not wait for it again. */
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
