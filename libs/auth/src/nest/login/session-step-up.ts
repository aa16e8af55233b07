import { Injectable } from '@nestjs/common';
import { StepUpNeeded } from '@housebrand/shared';
import { Clock, StepUp, type Assurance, type MemberPrincipal } from '@housebrand/shared/nest';
import { isAssured } from '../../core';
import { FactorCheck } from '../second-factor/factor-check';
import { SessionService } from '../session/session.service';

/** Checks a session's assurance: a recently shown second factor or, without one, a recently entered password. */
@Injectable()
export class SessionStepUp extends StepUp {
  constructor(
    private readonly sessions: SessionService,
    private readonly factors: FactorCheck,
    private readonly clock: Clock,
  ) {
    super();
  }

  async require(session: MemberPrincipal, assurance: Assurance): Promise<void> {
    if ((await this.factors.require(session)) || assurance === 'factor') return;
    const confirmedAt = await this.sessions.confirmedAt(session);
    if (!isAssured(confirmedAt, assurance, this.clock.now())) throw new StepUpNeeded();
  }
}
