import {
  actionOf,
  readingOf,
  requestKeys,
  useIdempotentMutation,
  usePortal,
  type Action,
  type Reading,
} from '@housebrand/shared/headless';
import type { ClaimedQuest, DailyQuest } from '../core';
import { claimQuest } from './api/claim-quest';
import { QUESTS_KEY, useDailyQuestsOf } from './api/get-daily-quests';

/** Today's quests and the action that claims a reward. */
export interface DailyQuests extends Reading<DailyQuest[]> {
  /** Claims the reward of a READY quest. */
  claim: Action<{ id: number }, ClaimedQuest>;
}

/** Today's quests and their progress. */
export function useDailyQuests(): DailyQuests {
  const { prefix, member } = usePortal();
  const claim = useIdempotentMutation({
    keys: requestKeys(member, 'headless:quest'),
    mutationFn: ({ id }: { id: number }, key) => claimQuest(member ?? { prefix, username: '' }, id, key),
    invalidates: [QUESTS_KEY],
  });
  return { ...readingOf(useDailyQuestsOf(member)), claim: actionOf(claim) };
}
