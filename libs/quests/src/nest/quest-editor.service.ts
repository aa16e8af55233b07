import { Injectable } from '@nestjs/common';
import { AgentCalendar, businessDay, creditOrPoints, satangOrPoints } from '@housebrand/shared';
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
    const definitions = rows.map(toDefinition);
    await this.database.forAgent(prefix, async (tx) => {
      await this.quests.replace(tx, businessDay(this.clock.now(), zone), (claimed) => {
        assertQuests(rows, claimed.map(toConfig));
        return definitions;
      });
      const details = { quests: definitions.map(inShort).join(' ') };
      await this.audit.noteEdit(tx, prefix, by, { action: 'settings.quests-replaced', subject: 'quests', details });
    });
    this.updates.notifyAgent('quests', prefix);
    return this.list(prefix);
  }
}

function toConfig({ id, kind, scope, title, target, rewardKind, rewardAmount }: QuestDefinition): QuestConfig {
  const isRounds = kind === 'ROUNDS';
  return {
    id,
    kind,
    scope,
    title,
    targetSatang: isRounds ? null : Number(target),
    targetRounds: isRounds ? Number(target) : null,
    reward: { kind: rewardKind, ...creditOrPoints(rewardKind, rewardAmount) },
  };
}

function toDefinition({ id, kind, scope, title, targetSatang, targetRounds, reward }: QuestConfig): Definition {
  return {
    id,
    kind,
    scope,
    title,
    target: BigInt((kind === 'ROUNDS' ? targetRounds : targetSatang)!),
    rewardKind: reward.kind,
    rewardAmount: satangOrPoints(reward),
  };
}

/** The terms with baht, rounds or points, for the audit trail. */
function inShort(definition: Definition): string {
  const { id, kind, scope, target } = definition;
  const { kind: rewardKind, amount } = rewardOf(definition);
  const games = scope ? `${scope.kind}:${scope.value}` : '*';
  return [id, kind, games, questNumber(kind, target), rewardKind, amount].join('/');
}
