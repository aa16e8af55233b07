import { randomInt } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { directUrl } from '../database/direct-url';
import { HeldLock } from '../database/held-lock';
import { Settings } from '../settings/settings';

/** Above every fixed lock of ours. */
const FROM = 2 ** 40;
const TO = 2 ** 47;

/**
 * A lock that this process alone holds while it lives. What names it is free as soon as PostgreSQL has lost the process, and
 * whoever asks needs no connection of their own for it: `pg_try_advisory_xact_lock_shared` is refused while the process lives.
 */
@Injectable()
export class Presence implements OnApplicationShutdown {
  /** Drawn, so that no other process has it. */
  private readonly key = randomInt(FROM, TO);
  private readonly held: HeldLock;
  private isHeld = false;
  private firstTry: Promise<void> | undefined;
  private tried: () => void = () => undefined;

  constructor(settings: Settings) {
    this.held = new HeldLock(directUrl(settings, 'operators'), this.key, {
      gained: () => this.note(true),
      lost: () => this.note(false),
      failed: () => this.note(false),
    });
  }

  /** The lock's key; `null` while this process cannot hold it. The first who asks begins it. */
  async lock(): Promise<number | null> {
    this.firstTry ??= new Promise((resolve) => {
      this.tried = resolve;
      this.held.start();
    });
    await this.firstTry;
    return this.isHeld ? this.key : null;
  }

  /** The last to go: requests have been answered by then. */
  async onApplicationShutdown(): Promise<void> {
    this.tried();
    if (this.firstTry) await this.held.stop();
  }

  private note(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.tried();
  }
}
