import type { MemberRef } from '@housebrand/shared';
import { api } from '@housebrand/shared/react';
import { CLAIM_QUEST_ADDRESS, type ClaimedQuest, type ClaimRequest } from '../../core';

/** `POST /api/apps/daily_quest.claim`. @param key the idempotency key */
export function claimQuest({ prefix, username }: MemberRef, id: number, key: string): Promise<ClaimedQuest> {
  const body: ClaimRequest = { agentID: prefix, id, username };
  return api.post<ClaimedQuest>(CLAIM_QUEST_ADDRESS, body, { idempotencyKey: key });
}
