import { useCallback } from 'react';
import type { DailyQuest } from '../../core';
import { useQuestMessages } from '../messages';

/** Describes the rounds that count: "every game", "games of NAGX". */
export function useScopeText(): (quest: Pick<DailyQuest, 'kind' | 'scope'>) => string {
  const t = useQuestMessages();
  return useCallback(
    ({ kind, scope }) => {
      if (kind === 'DEPOSIT') return t('scope.deposit');
      return scope ? t(`scope.${scope.kind}`, { value: scope.value }) : t('scope.all');
    },
    [t],
  );
}
