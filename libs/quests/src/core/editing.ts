import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import type { DailyQuest } from './contracts';

/** Quests of one agent. */
export const MAX_QUESTS = 50;
/** Characters of a title, in each language. */
export const MAX_TITLE_LENGTH = 120;

/** A quest as its agent writes it. `target` in baht or rounds; `reward` in baht for CREDIT, points for POINT. */
export type QuestConfig = Pick<DailyQuest, 'id' | 'kind' | 'scope' | 'title' | 'target' | 'reward'>;

/**
 * Checks rules that span fields: unique ids, whole rounds and points, no games for a deposit quest. A quest that a
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

function ownProblems({ kind, scope, target, reward }: QuestConfig, field: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (kind === 'DEPOSIT' && scope) problems.push({ field: `${field}.scope`, messageKey: 'quests.depositOfGames' });
  if (kind === 'ROUNDS' && !Number.isInteger(target))
    problems.push({ field: `${field}.target`, messageKey: 'quests.wholeNumber' });
  if (reward.kind === 'POINT' && !Number.isInteger(reward.amount))
    problems.push({ field: `${field}.reward.amount`, messageKey: 'quests.wholeNumber' });
  return problems;
}

function changedTerms(quest: QuestConfig, before: QuestConfig, field: string): FieldProblem[] {
  const pairs = {
    kind: [quest.kind, before.kind],
    'scope.kind': [quest.scope?.kind, before.scope?.kind],
    'scope.value': [quest.scope?.value, before.scope?.value],
    target: [quest.target, before.target],
    'reward.kind': [quest.reward.kind, before.reward.kind],
    'reward.amount': [quest.reward.amount, before.reward.amount],
  };
  return Object.entries(pairs)
    .filter(([, [now, then]]) => now !== then)
    .map(([name]) => ({ field: `${field}.${name}`, messageKey: 'quests.claimedToday' }));
}
