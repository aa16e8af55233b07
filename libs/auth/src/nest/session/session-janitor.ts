import { Injectable } from '@nestjs/common';
import { Clock, Database, Jobs } from '@housebrand/shared/nest';
import { SESSION_LIMITS } from '../../core';
import { PasskeyRepository } from '../factor-records/passkey.repository';
import { SecondFactorRepository } from '../factor-records/second-factor.repository';
import { SessionRepository } from './session.repository';

const HOUR_MS = 3_600_000;
/** How long rows of ended sessions stay, to answer who was logged in. */
const KEEP_MS = 30 * 24 * HOUR_MS;

/** Deletes, every hour, the provider credentials of ended sessions, expired passkey challenges and unconfirmed app enrolments. */
@Injectable()
export class SessionJanitor {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly factors: SecondFactorRepository,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'session-janitor', everyMs: HOUR_MS, run: () => this.sweep() });
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const { idleMs, absoluteMs } = SESSION_LIMITS;
    const before = (ms: number) => new Date(now.getTime() - ms);
    await this.passkeys.purge(now);
    await this.factors.purge(now);
    await this.database.asOperator((tx) =>
      this.sessions.purge(tx, before(idleMs), before(absoluteMs), before(idleMs + absoluteMs + KEEP_MS)),
    );
  }
}
