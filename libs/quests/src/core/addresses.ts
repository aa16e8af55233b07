import { addressOf, type MemberRef } from '@housebrand/shared';

/** Today's quests with the progress of the session's member. */
export function dailyQuestsAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/daily_quest/{prefix}', { path: { prefix } });
}

/** `GET`: one of today's quests with the member's progress. 404 once its day is over. */
export function dailyQuestAddress({ prefix, username }: MemberRef, id: number): string {
  return addressOf('/api/apps/daily_quest/{prefix}/{id}', { path: { prefix, id: String(id) }, query: { username } });
}

/** `POST`: claims the reward of a READY quest, once per quest, member and business day. */
export const CLAIM_QUEST_ADDRESS = '/api/apps/daily_quest.claim';
