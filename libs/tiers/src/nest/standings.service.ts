import type { WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { PlayedBets } from '@housebrand/bets';
import { bahtNumber, type MemberRef, type MemberTier } from '@housebrand/shared';
import { Cache, LiveUpdates, type AgentStatement } from '@housebrand/shared/nest';
import { reachedTier, type Accumulated, type ReportedTier } from '../core';
import { LaddersService } from './ladders.service';
import type { StandingRow } from './standing.tables';
import { StandingsRepository } from './standings.repository';
import { toTierConfig } from './tier-config.mapper';

const MAX_REMEMBERED = 10_000;
/** Notifications can get lost with the instance that held them. */
const FRESH_MS = 30_000;

/**
 * Members' sums and their tiers: deposits as the provider settles them, turnover as the bet feed reports it. Without a
 * bet feed, both come from the profile.
 */
@Injectable()
export class StandingsService {
  private readonly kept = new Cache<StandingRow | null>({ maxEntries: MAX_REMEMBERED, freshMs: FRESH_MS });

  constructor(
    private readonly standings: StandingsRepository,
    private readonly ladders: LaddersService,
    private readonly played: PlayedBets,
    updates: LiveUpdates,
  ) {
    updates.listen({
      reported: ({ topic, prefix, username }) => {
        if (topic === 'tier' && username) this.kept.forget(keyOf({ prefix, username }));
      },
      lost: () => {
        this.kept.clear();
        this.kept.forgetReads();
      },
    });
  }

  /** The tier of a member whose profile was just read. */
  async tierOf(member: MemberRef, reported: ReportedTier): Promise<MemberTier> {
    const { depositSatang, turnoverSatang } = await this.accumulated(member, reported);
    return this.tierWith(member.prefix, { ...reported, depositSatang, turnoverSatang });
  }

  /** The sums of a member whose profile was just read. */
  async accumulated(member: MemberRef, reported: Accumulated): Promise<Accumulated> {
    const noted = await this.find(member);
    const isCounted = noted !== null && noted.follows !== 'PROFILE';
    return {
      depositSatang: reported.depositSatang,
      turnoverSatang: isCounted ? noted.turnoverSatang : reported.turnoverSatang,
    };
  }

  /** The stored tier, without a call to the provider; `null` before the first login and without a ladder. */
  async notedTier(member: MemberRef): Promise<MemberTier | null> {
    const [noted, { steps }] = await Promise.all([this.find(member), this.ladders.of(member.prefix)]);
    return noted && steps.length > 0 ? this.tierWith(member.prefix, { ...UNREPORTED, ...noted }) : null;
  }

  /**
   * Returns a part of the statement that stores the profile sums that were read at `at`; `null` when they are unchanged, as
   * at most logins.
   */
  async toNote(
    member: MemberRef,
    reported: Accumulated,
    at: Date,
  ): Promise<((q: AgentStatement) => WithSubquery) | null> {
    const hasBetFeed = await this.played.isOffered();
    const known = this.kept.peek(keyOf(member));
    const isCounted = known && known.follows !== 'PROFILE';
    if (hasBetFeed && isCounted && known.depositSatang === reported.depositSatang) return null;
    return (q) =>
      hasBetFeed
        ? this.standings.noteDeposits(q, member.username, reported, at)
        : this.standings.noteProfile(q, member.username, reported, at);
  }

  private async find(member: MemberRef): Promise<StandingRow | null> {
    const noted = await this.kept.get(keyOf(member), () => this.standings.find(member));
    // don't cache a missing row: it may be inserted any moment
    if (!noted) this.kept.forget(keyOf(member));
    return noted;
  }

  private async tierWith(prefix: string, reported: ReportedTier): Promise<MemberTier> {
    const { steps } = await this.ladders.of(prefix);
    const sums = {
      depositAmount: bahtNumber(reported.depositSatang),
      turnoverAmount: bahtNumber(reported.turnoverSatang),
    };
    if (steps.length === 0) return { ...reportedStep(reported), ...sums };
    const { condition: _, ...step } = reachedTier(steps.map(toTierConfig), reported);
    return { ...step, ...sums };
  }
}

const UNREPORTED: Omit<ReportedTier, keyof Accumulated> = {
  level: 0,
  name: '',
  descriptionBackgroundColor: '',
  backgroundDarkColor: '',
  backgroundBrightColor: '',
  menus: [],
};

function keyOf({ prefix, username }: MemberRef): string {
  return `${prefix} ${username}`;
}

/** An agent without a ladder uses the provider's tier with our own medal: the provider's image address stays private. */
function reportedStep({
  level,
  name,
  menus,
  ...reported
}: ReportedTier): Omit<MemberTier, 'depositAmount' | 'turnoverAmount'> {
  return {
    tierLevel: level,
    tierName: name,
    logoUrl: `/media/tiers/${level}.svg?v=1`,
    descriptionBackgroundColor: reported.descriptionBackgroundColor,
    backgroundDarkColor: reported.backgroundDarkColor,
    backgroundBrightColor: reported.backgroundBrightColor,
    access: { menu: [...menus] },
  };
}
