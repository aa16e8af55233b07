import { formatCount, formatNumber } from '@housebrand/shared';
import { useCallback } from 'react';
import type { DailyQuest, QuestReward } from '../core';
import { useQuestMessages } from './messages';

/** `50 แต้มรางวัล`, `10.00 เครดิต`. */
export function useRewardText(): (reward: QuestReward) => string {
  const t = useQuestMessages();
  return useCallback(
    ({ kind, amount }) =>
      kind === 'POINT'
        ? t('points', { count: amount, amount: formatCount(amount) })
        : t('credit', { amount: formatNumber(amount) }),
    [t],
  );
}

/** Formats a target or a progress: baht with satang, rounds as a count. */
export function questAmount(kind: DailyQuest['kind'], amount: number): string {
  return kind === 'ROUNDS' ? formatCount(amount) : formatNumber(amount);
}
