import { readingOf, useMoneyAction, usePortal, type Action, type Reading } from '@housebrand/shared/react';
import type { ClaimedQuest, DailyQuest } from '../core';
import { claimQuest } from './api/claim-quest';
import { QUESTS_KEY, useDailyQuestsOf } from './api/get-daily-quests';

/** The day's quests, and the claim of what they pay. */
export interface DailyQuests extends Reading<DailyQuest[]> {
  /** Claims the reward of a quest that is done. */
  claim: Action<{ id: number }, ClaimedQuest>;
}

/** Today's quests and their progress. */
export function useDailyQuests(): DailyQuests {
  const { prefix, member } = usePortal();
  const claim = useMoneyAction(
    'quest',
    ({ id }: { id: number }, key) => claimQuest(member ?? { prefix, username: '' }, id, key),
    [QUESTS_KEY],
  );
  return { ...readingOf(useDailyQuestsOf(member)), claim };
}
