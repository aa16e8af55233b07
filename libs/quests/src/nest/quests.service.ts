import { Injectable } from '@nestjs/common';
import { bahtNumber, businessDay, businessDayEnd, NotFound } from '@housebrand/shared';
import { Clock, type MemberPrincipal } from '@housebrand/shared/nest';
import {
  BusinessCalendar,
  MemberActivitySource,
  questProgress,
  questStatus,
  type DailyQuest,
  type MemberActivity,
} from '../core';
import { QuestsRepository, type QuestDefinition } from './quests.repository';

@Injectable()
export class QuestsService {
  constructor(
    private readonly quests: QuestsRepository,
    private readonly activity: MemberActivitySource,
    private readonly calendar: BusinessCalendar,
    private readonly clock: Clock,
  ) {}

  /** Today's quests with the member's progress. */
  async list({ prefix, username }: MemberPrincipal): Promise<DailyQuest[]> {
    const definitions = await this.quests.definitions(prefix);
    if (definitions.length === 0) return [];
    const [zone, accumulated] = await Promise.all([this.calendar.zoneOf(prefix), this.activity.current()]);
    const day = businessDay(this.clock.now(), zone);
    const endsAt = businessDayEnd(day, zone).toISOString();
    const baseline = await this.quests.baseline(prefix, username, day, accumulated);
    return definitions.map((definition) => toQuest(definition, baseline, accumulated, endsAt));
  }

  /** @throws NotFound for a quest the agent does not have */
  async find(member: MemberPrincipal, id: number): Promise<DailyQuest> {
    const quest = (await this.list(member)).find((one) => one.id === id);
    if (!quest) throw new NotFound();
    return quest;
  }
}

function toQuest(
  { id, kind, title, targetSatang, rewardKind, rewardAmount }: QuestDefinition,
  baseline: MemberActivity,
  accumulated: MemberActivity,
  endsAt: string,
): DailyQuest {
  const measure = kind === 'TURNOVER' ? 'turnover' : 'deposit';
  const progress = questProgress(baseline[measure], accumulated[measure], targetSatang);
  return {
    id,
    kind,
    title,
    target: bahtNumber(targetSatang),
    progress: bahtNumber(progress),
    reward: { kind: rewardKind, amount: rewardKind === 'CREDIT' ? bahtNumber(rewardAmount) : Number(rewardAmount) },
    status: questStatus(progress, targetSatang),
    endsAt,
  };
}
