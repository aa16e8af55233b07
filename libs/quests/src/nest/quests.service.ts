import { Injectable } from '@nestjs/common';
import {
  bahtNumber,
  businessDay,
  instantsOf,
  NotFound,
  type InstantRange,
  type MemberRef,
  type Satang,
} from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import {
  BusinessCalendar,
  MemberActivitySource,
  questProgress,
  questStatus,
  type DailyQuest,
  type QuestKind,
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
  async list(member: MemberRef): Promise<DailyQuest[]> {
    const { prefix } = member;
    const [definitions, zone] = await Promise.all([this.quests.definitions(prefix), this.calendar.zoneOf(prefix)]);
    const day = businessDay(this.clock.now(), zone);
    const today = instantsOf({ from: day, to: day }, zone);
    const kinds = [...new Set(definitions.map(({ kind }) => kind))];
    const done = new Map(
      await Promise.all(kinds.map(async (kind) => [kind, await this.doneIn(today, kind, member)] as const)),
    );
    return definitions.map((definition) => toQuest(definition, done.get(definition.kind)!, today.until.toISOString()));
  }

  /** @throws NotFound for a quest the agent does not have */
  async find(member: MemberRef, id: number): Promise<DailyQuest> {
    const quest = (await this.list(member)).find((one) => one.id === id);
    if (!quest) throw new NotFound();
    return quest;
  }

  private doneIn(range: InstantRange, kind: QuestKind, member: MemberRef): Promise<Satang> {
    return kind === 'TURNOVER' ? this.activity.played(member, range) : this.activity.deposited(member, range);
  }
}

function toQuest(
  { id, kind, title, targetSatang, rewardKind, rewardAmount }: QuestDefinition,
  done: Satang,
  endsAt: string,
): DailyQuest {
  const progress = questProgress(done, targetSatang);
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
