import { addressOf, type MemberRef } from '@housebrand/shared';

/** Today's quests; whose progress they show, the session says. */
export function dailyQuestsAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/daily_quest/{prefix}', { path: { prefix } });
}

/** `GET`: one quest of today, with how far the member is. 404 once its day is over. */
export function dailyQuestAddress({ prefix, username }: MemberRef, id: number): string {
  return addressOf('/api/apps/daily_quest/{prefix}/{id}', { path: { prefix, id: String(id) }, query: { username } });
}

/** `POST`: claims the reward of a quest that is READY; once a quest, a member and a business day. */
export const CLAIM_QUEST_ADDRESS = '/api/apps/daily_quest.claim';
