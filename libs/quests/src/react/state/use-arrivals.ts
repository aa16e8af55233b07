import { toast, usePortal } from '@housebrand/shared/react';
import { useEffect, useRef } from 'react';
import type { DailyQuest } from '../../core';
import { isPaying } from '../api/get-daily-quests';
import { useRewardText } from '../reward-text';
import { useQuestMessages } from '../messages';

/** Announces a reward once it is paid, and refreshes the member: credit and points have changed. */
export function useArrivals(quests: readonly DailyQuest[]): void {
  const t = useQuestMessages();
  const rewardText = useRewardText();
  const { refreshMember } = usePortal();
  const paying = useRef(new Set<number>());
  useEffect(() => {
    for (const quest of quests) {
      if (isPaying(quest)) paying.current.add(quest.id);
      else if (paying.current.delete(quest.id) && quest.status === 'CLAIMED') {
        toast.show(t('added', { reward: rewardText(quest.reward) }), 'success');
        refreshMember();
      }
    }
  }, [quests, refreshMember, rewardText, t]);
}
