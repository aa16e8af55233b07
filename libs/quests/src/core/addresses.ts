import { addressOf, type MemberRef } from '@housebrand/shared';

/** Today's quests; whose progress they show, the session says. */
export function dailyQuestsAddress({ prefix }: MemberRef): string {
  return addressOf('/api/apps/daily_quest/{prefix}', { path: { prefix } });
}
