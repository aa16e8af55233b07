import type { MemberRef } from '@housebrand/shared';
import { api, requestKeys, useIdempotentMutation, usePortal } from '@housebrand/shared/headless';
import { useQueryClient } from '@tanstack/react-query';
import { CLAIM_QUEST_ADDRESS, type ClaimedQuest, type ClaimRequest, type DailyQuest } from '../../core';
import { QUESTS_KEY } from './get-daily-quests';

/** `POST /api/apps/daily_quest.claim`. @param key the idempotency key */
export function claimQuest({ prefix, username }: MemberRef, id: number, key: string): Promise<ClaimedQuest> {
  const body: ClaimRequest = { agentID: prefix, id, username };
  return api.post<ClaimedQuest>(CLAIM_QUEST_ADDRESS, body, { idempotencyKey: key });
}

/** Claims a quest's reward once, however often the button is pressed, and refetches the lists. */
export function useClaimQuest({ id, endsAt, claim }: Pick<DailyQuest, 'id' | 'endsAt' | 'claim'>) {
  const { member } = usePortal();
  const client = useQueryClient();
  const { mutate, isPending, error } = useIdempotentMutation({
    keys: requestKeys(member, 'quest', id),
    mutationFn: (_request: string, key) => claimQuest(member!, id, key),
    // Pending until the lists are fresh: the button would offer the reward again.
    onSettled: () => client.invalidateQueries({ queryKey: QUESTS_KEY }),
  });
  // A new day, or a retry after a rejected payment, is a new request.
  return { claimNow: () => mutate(`${endsAt} ${claim?.transactionId ?? ''}`), isPending, error };
}
