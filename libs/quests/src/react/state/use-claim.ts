import { withIdempotencyKey, usePortal } from '@housebrand/shared/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DailyQuest } from '../../core';
import { claimQuest } from '../api/claim-quest';
import { QUESTS_KEY } from '../api/get-daily-quests';

/** Claims a quest's reward once, however often the button is pressed, and refetches the lists. */
export function useClaim({ id, endsAt, claim }: Pick<DailyQuest, 'id' | 'endsAt' | 'claim'>) {
  const { member } = usePortal();
  const client = useQueryClient();
  const name = `quest:${member?.prefix}:${member?.username}:${id}`;
  // A new day, or a retry after a rejected payment, is a new request.
  const request = `${endsAt} ${claim?.transactionId ?? ''}`;
  const refresh = () => client.invalidateQueries({ queryKey: QUESTS_KEY });
  // A ref blocks further presses before React renders the pending state.
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
