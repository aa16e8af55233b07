import { addressOf, type MemberRef } from '@housebrand/shared';

/** Today's quests; whose progress they show, the session says. */
export function dailyQuestsAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/daily_quest/{prefix}', { path: { prefix } });
}

export function dailyQuestAddress({ prefix, username }: MemberRef, id: number): string {
  return addressOf('/api/apps/daily_quest/{prefix}/{id}', { path: { prefix, id: String(id) }, query: { username } });
}

export const CLAIM_QUEST_ADDRESS = '/api/apps/daily_quest.claim';
