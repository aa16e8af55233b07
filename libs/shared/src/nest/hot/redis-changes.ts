import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Changes, readChange, type Change } from './changes';

const CHANNEL = 'housebrand:changes';

/** News over Redis' publish and subscribe. */
export class RedisChanges extends Changes implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(url: string) {
    super();
    this.publisher = new Redis(url, { lazyConnect: true });
    this.subscriber = new Redis(url, { lazyConnect: true });
    this.publisher.on('error', () => undefined);
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('close', () => this.lost());
    this.subscriber.on('ready', () => this.lost());
    this.subscriber.on('message', (_channel, text) => {
      const change = readChange(text);
      if (change) this.heard(change);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.subscriber.subscribe(CHANNEL);
  }

  protected async send(change: Change): Promise<void> {
    await this.publisher.publish(CHANNEL, JSON.stringify(change));
  }

  onApplicationShutdown(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }
}
