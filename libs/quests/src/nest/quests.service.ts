import { Injectable } from '@nestjs/common';
import {
  AgentCalendar,
  bahtNumber,
  businessDay,
  instantsOf,
  type InstantRange,
  type MemberRef,
  type PaymentStatus,
} from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import {
  MemberActivitySource,
  QuestEnded,
  questDone,
  questNumber,
  questProgress,
  questStatus,
  RewardPayout,
  type Activity,
  type DailyQuest,
  type QuestReward,
} from '../core';
import { QuestsRepository, type QuestDefinition, type StoredClaim } from './quests.repository';

/** An agent's business day. */
export interface QuestDay {
  day: string;
  range: InstantRange;
}

/** A claim and the state of its payment. */
export interface KnownClaim {
  stored: StoredClaim;
  status: PaymentStatus;
}

/** One of today's quests with its definition and claim. */
export interface QuestToday {
  definition: QuestDefinition;
  claim: KnownClaim | null;
  isReached: boolean;
  quest: DailyQuest;
}

/** Today's quests with the member's progress. */
@Injectable()
export class QuestsService {
  constructor(
    private readonly quests: QuestsRepository,
    private readonly activity: MemberActivitySource,
    private readonly calendar: AgentCalendar,
    private readonly payout: RewardPayout,
    private readonly clock: Clock,
  ) {}

  /**
   * Today's quests with the member's progress.
   * @throws what `RewardPayout.assertOffered` throws: without rewards there are no quests
   */
  async list(member: MemberRef): Promise<DailyQuest[]> {
    await this.payout.assertOffered(member, 'show');
    const today = await this.today(member.prefix);
    return (await this.look(member, today)).map(({ quest }) => quest);
  }

  /** @throws QuestEnded for a quest that the agent does not have today; otherwise like `list` */
  async find(member: MemberRef, id: number): Promise<DailyQuest> {
    await this.payout.assertOffered(member, 'show');
    return (await this.findToday(member, id, await this.today(member.prefix))).quest;
  }

  /** Whether the agent has or had a quest. */
  isKnown(prefix: string, id: number): Promise<boolean> {
    return this.quests.isKnown(prefix, id);
  }

  /** @throws QuestEnded */
  async findToday(member: MemberRef, id: number, day: QuestDay): Promise<QuestToday> {
    const [found] = await this.look(member, day, id);
    if (!found) throw new QuestEnded();
    return found;
  }

  async today(prefix: string): Promise<QuestDay> {
    const zone = await this.calendar.zoneOf(prefix);
    const day = businessDay(this.clock.now(), zone);
    return { day, range: instantsOf({ from: day, to: day }, zone) };
  }

  /** @param id restricts the result to this quest */
  private async look(member: MemberRef, { day, range }: QuestDay, id?: number): Promise<QuestToday[]> {
    const all = await this.quests.quests(member, day);
    const quests = all.filter(({ definition }) => id === undefined || definition.id === id);
    const needs = (isDeposit: boolean) =>
      quests.some(({ definition }) => (definition.kind === 'DEPOSIT') === isDeposit);
    const claims = quests.flatMap(({ claim }) => claim ?? []);
    const [played, depositedSatang, statuses] = await Promise.all([
      needs(false) ? this.activity.played(member, range) : [],
      needs(true) ? this.activity.settledDeposits(member, range) : 0n,
      claims.length > 0
        ? this.payout.statuses(
            member,
            claims.map(({ payment }) => payment),
          )
        : null,
    ]);
    const endsAt = range.until.toISOString();
    return quests.map(({ definition, claim }) => {
      const known = claim && { stored: claim, status: statuses?.get(claim.payment) ?? 'CREATE' };
      return toToday(definition, { played, depositedSatang }, known, endsAt);
    });
  }
}

function toToday(
  definition: QuestDefinition,
  activity: Activity,
  claim: KnownClaim | null,
  endsAt: string,
): QuestToday {
  const { id, kind, scope, title, target } = definition;
  const progress = questProgress(questDone(kind, scope, activity), target);
  const quest: DailyQuest = {
    id,
    kind,
    scope,
    title,
    target: questNumber(kind, target),
    progress: questNumber(kind, progress),
    reward: claim ? rewardOf(claim.stored) : rewardOf(definition),
    status: questStatus(progress, target, claim?.status ?? null),
    claim: claim && { transactionId: claim.stored.payment, status: claim.status },
    endsAt,
  };
  return { definition, claim, isReached: progress >= target, quest };
}

export function rewardOf({
  rewardKind: kind,
  rewardAmount: amount,
}: Pick<QuestDefinition, 'rewardKind' | 'rewardAmount'>): QuestReward {
  return { kind, amount: kind === 'CREDIT' ? bahtNumber(amount) : Number(amount) };
}
