import { formatCount, formatNumber } from '@housebrand/shared';
import { useCallback } from 'react';
import type { DailyQuest, QuestReward } from '../core';
import { useQuestWords } from './words';

/** `50 แต้ม`, `10.00 เครดิต`. */
export function useRewardText(): (reward: QuestReward) => string {
  const words = useQuestWords();
  return useCallback(
    ({ kind, amount }) =>
      kind === 'POINT'
        ? words('points', { count: amount, amount: formatCount(amount) })
        : words('credit', { amount: formatNumber(amount) }),
    [words],
  );
}

/** A target or a progress: baht with satang, a number of rounds as it is. */
export function questAmount(kind: DailyQuest['kind'], amount: number): string {
  return kind === 'ROUNDS' ? formatCount(amount) : formatNumber(amount);
}
