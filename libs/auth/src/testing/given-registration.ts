import { businessDay, type MemberRef } from '@housebrand/shared';
import type { Clock } from '@housebrand/shared/nest';
import { Exclusions, Referrals, RegistrationSites, type AgentDirectory, type RegistrationSite } from '../core';

/** The portals of the agents of a spec; NAGA's asks for one-time passwords, as in the demo world. */
export class GivenSites extends RegistrationSites {
  constructor(
    private readonly agents: AgentDirectory,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(prefix: string, host: string): Promise<RegistrationSite | null> {
    if (!(await this.agents.find(prefix))) return null;
    return { isSmsOtp: prefix === 'NAGA', host, today: businessDay(this.clock.now()) };
  }
}

/** Members who are excluded, by name. */
export class GivenExclusions extends Exclusions {
  readonly usernames = new Set<string>();

  anyOf(_prefix: string, usernames: readonly string[]): Promise<boolean> {
    return Promise.resolve(usernames.some((name) => this.usernames.has(name)));
  }
}

/** Who was said to have brought whom: `MTONEW01 by MTODEMO1`. */
export class GivenReferrals extends Referrals {
  readonly bound: string[] = [];

  bind({ username }: MemberRef, referrer: string): Promise<void> {
    this.bound.push(`${username} by ${referrer}`);
    return Promise.resolve();
  }
}
