import { InvalidInput, type CreditOrPoints, type FieldProblem } from '@housebrand/shared';
import type { DailyQuest, QuestReward } from './contracts';

/** Quests of one agent. */
export const MAX_QUESTS = 50;
/** Characters of a title, in each language. */
export const MAX_TITLE_LENGTH = 120;

/** A reward as the agent writes it. */
export interface QuestPrize extends CreditOrPoints {
  kind: QuestReward['kind'];
}

/** A quest as its agent writes it; the target of the other unit is `null`. */
export interface QuestConfig extends Pick<DailyQuest, 'id' | 'kind' | 'scope' | 'title'> {
  /** For TURNOVER and DEPOSIT. */
  targetSatang: number | null;
  /** For ROUNDS. */
  targetRounds: number | null;
  reward: QuestPrize;
}

/**
 * Checks rules that span fields: unique ids, no games for a deposit quest. A quest that a
 * member has claimed today keeps its target and reward, so that they are the same for all members.
 * @param claimed the quests claimed today, in their current form
 * @throws InvalidInput with every problem
 */
export function assertQuests(rows: readonly QuestConfig[], claimed: readonly QuestConfig[]): void {
  const problems = rows.flatMap((quest, index): FieldProblem[] => {
    const field = `rows.${index}`;
    const isTwice = rows.findIndex(({ id }) => id === quest.id) < index;
    if (isTwice) return [{ field: `${field}.id`, messageKey: 'quests.idTwice' }];
    const before = claimed.find(({ id }) => id === quest.id);
    return [...ownProblems(quest, field), ...(before ? changedTerms(quest, before, field) : [])];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

function ownProblems({ kind, scope }: QuestConfig, field: string): FieldProblem[] {
  return kind === 'DEPOSIT' && scope ? [{ field: `${field}.scope`, messageKey: 'quests.depositOfGames' }] : [];
}

function changedTerms(quest: QuestConfig, before: QuestConfig, field: string): FieldProblem[] {
  const pairs = {
    kind: [quest.kind, before.kind],
    'scope.kind': [quest.scope?.kind, before.scope?.kind],
    'scope.value': [quest.scope?.value, before.scope?.value],
    targetSatang: [quest.targetSatang, before.targetSatang],
    targetRounds: [quest.targetRounds, before.targetRounds],
    'reward.kind': [quest.reward.kind, before.reward.kind],
    'reward.amountSatang': [quest.reward.amountSatang, before.reward.amountSatang],
    'reward.amountPoints': [quest.reward.amountPoints, before.reward.amountPoints],
  };
  return Object.entries(pairs)
    .filter(([, [now, then]]) => now !== then)
    .map(([name]) => ({ field: `${field}.${name}`, messageKey: 'quests.claimedToday' }));
}
