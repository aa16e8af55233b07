import { Injectable } from '@nestjs/common';
import { AgentCalendar, businessDay, satangFromBaht } from '@housebrand/shared';
import { Audit, Clock, Database, LiveUpdates, type Editor } from '@housebrand/shared/nest';
import { assertQuests, questNumber, type QuestConfig } from '../core';
import { QuestsRepository, type QuestDefinition } from './quests.repository';
import { rewardOf } from './quests.service';

type Definition = Omit<QuestDefinition, 'isActive'>;

/** Reads and replaces an agent's quests, for operators' commands and agent-key calls. */
@Injectable()
export class QuestEditorService {
  constructor(
    private readonly database: Database,
    private readonly quests: QuestsRepository,
    private readonly calendar: AgentCalendar,
    private readonly audit: Audit,
    private readonly updates: LiveUpdates,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for an unknown agent */
  async list(prefix: string): Promise<QuestConfig[]> {
    await this.calendar.zoneOf(prefix);
    return (await this.quests.active(prefix)).map(toConfig);
  }

  /**
   * Replaces the agent's quests for all members at once. A quest claimed today stays visible to the members who claimed
   * it until the day ends, and keeps its terms until then.
   * @throws InvalidInput, NotFound for an unknown agent
   */
  async replace(prefix: string, rows: readonly QuestConfig[], by: Editor): Promise<QuestConfig[]> {
    const zone = await this.calendar.zoneOf(prefix);
    await this.database.forAgent(prefix, async (tx) => {
      await this.quests.replace(tx, businessDay(this.clock.now(), zone), (claimed) => {
        assertQuests(rows, claimed.map(toConfig));
        return rows.map(toDefinition);
      });
      const details = { quests: rows.map(inShort).join(' ') };
      await this.audit.note(tx, prefix, { actor: by, action: 'settings.quests-replaced', subject: 'quests', details });
    });
    this.updates.notifyAgent('quests', prefix);
    return this.list(prefix);
  }
}

function toConfig(definition: QuestDefinition): QuestConfig {
  const { id, kind, scope, title, target } = definition;
  return { id, kind, scope, title, target: questNumber(kind, target), reward: rewardOf(definition) };
}

function toDefinition({ id, kind, scope, title, target, reward }: QuestConfig): Definition {
  return {
    id,
    kind,
    scope,
    title,
    target: kind === 'ROUNDS' ? BigInt(target) : satangFromBaht(target),
    rewardKind: reward.kind,
    rewardAmount: reward.kind === 'POINT' ? BigInt(reward.amount) : satangFromBaht(reward.amount),
  };
}

const inShort = ({ id, kind, scope, target, reward }: QuestConfig): string =>
  [id, kind, scope ? `${scope.kind}:${scope.value}` : '*', target, reward.kind, reward.amount].join('/');
