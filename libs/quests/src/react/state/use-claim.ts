import { withIdempotencyKey, usePortal } from '@housebrand/shared/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DailyQuest } from '../../core';
import { claimQuest } from '../api/claim-quest';
import { QUESTS_KEY } from '../api/get-daily-quests';

/** Claims a quest's reward, once however often the button is pressed; the lists follow. */
export function useClaim({ id, endsAt, claim }: Pick<DailyQuest, 'id' | 'endsAt' | 'claim'>) {
  const { member } = usePortal();
  const client = useQueryClient();
  const name = `quest:${member?.prefix}:${member?.username}:${id}`;
  // another day, and another try after a refused payment, is another wish
  const request = `${endsAt} ${claim?.transactionId ?? ''}`;
  const refresh = () => client.invalidateQueries({ queryKey: QUESTS_KEY });
  // the button rests a moment after the press
  const isSending = useRef(false);
  const sending = useMutation({
    mutationFn: () => withIdempotencyKey(name, request, (key) => claimQuest(member!, id, key)),
    onSettled: async () => {
      await refresh();
      isSending.current = false;
    },
  });
  const claimNow = (): void => {
    if (isSending.current) return;
    isSending.current = true;
    sending.mutate();
  };
  return { claimNow, isPending: sending.isPending, error: sending.error };
}
