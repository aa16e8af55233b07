import { bahtNumber, businessDay, Conflict, type MemberRef, type MemberTier } from '@housebrand/shared';
import type { ReportedTier } from '@housebrand/tiers';
import type { Clock } from '@housebrand/shared/nest';
import {
  Exclusions,
  MemberMoney,
  MemberTiers,
  PersonalDataParts,
  Referrals,
  RegistrationSites,
  TermsConsents,
  type AgentDirectory,
  type RegistrationSite,
  type RemainingMoney,
} from '../core';

/** Portals of a spec's agents; NAGA's requires one-time passwords, as in the demo data. */
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

/** Excluded members, by username. */
export class GivenExclusions extends Exclusions {
  readonly usernames = new Set<string>();

  anyOf(members: readonly MemberRef[]): Promise<boolean> {
    return Promise.resolve(members.some(({ username }) => this.usernames.has(username)));
  }

  mayReceive({ username }: MemberRef): Promise<boolean> {
    return Promise.resolve(!this.usernames.has(username));
  }
}

/** Records referrals as `MTONEW01 by MTODEMO1`. */
export class GivenReferrals extends Referrals {
  readonly bound: string[] = [];

  bind({ username }: MemberRef, referrer: string): Promise<void> {
    this.bound.push(`${username} by ${referrer}`);
    return Promise.resolve();
  }
}

/** Records consents as `MTONEW01 at 2026-11-26T03:00:00.000Z`. */
export class GivenConsents extends TermsConsents {
  readonly recorded: string[] = [];

  record({ username }: MemberRef, at: Date): Promise<void> {
    this.recorded.push(`${username} at ${at.toISOString()}`);
    return Promise.resolve();
  }
}

/** Parts of other domains: one that can be read, and one whose system is unavailable. */
export class GivenParts extends PersonalDataParts {
  readonly parts = [
    { name: 'limits', read: ({ username }: MemberRef) => Promise.resolve({ of: username }) },
    { name: 'statement', read: () => Promise.reject(new Conflict()) },
  ];
}

/** Members without money. */
export class GivenMoney extends MemberMoney {
  of(): Promise<RemainingMoney> {
    return Promise.resolve({ isMoving: false, creditSatang: 0n });
  }

  isMoving(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** Tiers as reported by the provider, kept in memory. */
export class GivenTiers extends MemberTiers<never> {
  private readonly known = new Map<string, MemberTier>();

  of(_member: MemberRef, reported: ReportedTier): Promise<MemberTier> {
    return Promise.resolve(asReported(reported));
  }

  noted({ prefix, username }: MemberRef): Promise<MemberTier | null> {
    return Promise.resolve(this.known.get(`${prefix} ${username}`) ?? null);
  }

  toNote({ prefix, username }: MemberRef, reported: ReportedTier): Promise<null> {
    this.known.set(`${prefix} ${username}`, asReported(reported));
    return Promise.resolve(null);
  }
}

function asReported({ level, name, menus, depositSatang, turnoverSatang, ...colors }: ReportedTier): MemberTier {
  return {
    tierLevel: level,
    tierName: name,
    logoUrl: `/media/tiers/${level}.svg?v=1`,
    descriptionBackgroundColor: colors.descriptionBackgroundColor,
    backgroundDarkColor: colors.backgroundDarkColor,
    backgroundBrightColor: colors.backgroundBrightColor,
    depositAmount: bahtNumber(depositSatang),
    turnoverAmount: bahtNumber(turnoverSatang),
    access: { menu: [...menus] },
  };
}
