import { useCallback } from 'react';
import type { DailyQuest } from '../../core';
import { useQuestWords } from '../words';

/** Which rounds count, in words: "every game", "games of NAGX". */
export function useScopeText(): (quest: Pick<DailyQuest, 'kind' | 'scope'>) => string {
  const words = useQuestWords();
  return useCallback(
    ({ kind, scope }) => {
      if (kind === 'DEPOSIT') return words('scope.deposit');
      return scope ? words(`scope.${scope.kind}`, { value: scope.value }) : words('scope.all');
    },
    [words],
  );
}
