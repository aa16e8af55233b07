import { randomInt } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { directUrl } from '../database/direct-url';
import { HeldLock } from '../database/held-lock';
import { Settings } from '../settings/settings';

/** Above all our fixed lock keys. */
const MIN_KEY = 2 ** 40;
const MAX_KEY = 2 ** 47;

/**
 * A lock that this process holds for its lifetime. Rows that name it are free as soon as PostgreSQL has lost the process. Any
 * connection can check: `pg_try_advisory_xact_lock_shared` is not granted while the process lives.
 */
@Injectable()
export class Presence implements OnApplicationShutdown {
  /** Random, so that no other process has it. */
  private readonly key = randomInt(MIN_KEY, MAX_KEY);
  private readonly held: HeldLock;
  private isHeld = false;
  private firstTry: Promise<void> | undefined;
  private tried: () => void = () => undefined;

  constructor(settings: Settings) {
    this.held = new HeldLock(directUrl(settings, 'operators'), this.key, {
      gained: () => this.update(true),
      lost: () => this.update(false),
      failed: () => this.update(false),
    });
  }

  /** Returns the lock's key; `null` while this process cannot hold the lock. The first call starts it. */
  async lock(): Promise<number | null> {
    this.firstTry ??= new Promise((resolve) => {
      this.tried = resolve;
      this.held.start();
    });
    await this.firstTry;
    return this.isHeld ? this.key : null;
  }

  /** Releases the lock last, when all requests have been answered. */
  async onApplicationShutdown(): Promise<void> {
    this.tried();
    if (this.firstTry) await this.held.stop();
  }

  private update(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.tried();
  }
}
