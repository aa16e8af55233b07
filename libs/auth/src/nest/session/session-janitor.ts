import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AppLog, Clock } from '@housebrand/shared/nest';
import { SESSION_LIMITS } from '../../core';
import { SessionRepository } from './session.repository';

const EVERY_MS = 3_600_000;
/** Rows of ended sessions stay so long, for questions about who was logged in. */
const KEEP_MS = 30 * 24 * EVERY_MS;

/** Forgets, every hour, what ended sessions knew of the provider. */
@Injectable()
export class SessionJanitor implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => void this.sweep().catch((failure: unknown) => this.log.error('sessions not swept', failure)),
      EVERY_MS,
    );
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const { idleMs, absoluteMs } = SESSION_LIMITS;
    await this.sessions.purge(now - idleMs, now - absoluteMs, now - idleMs - absoluteMs - KEEP_MS);
  }
}
