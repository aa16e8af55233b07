import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, unlessLive, useQuery, serverNow } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { dailyQuestAddress, dailyQuestsAddress, type DailyQuest } from '../../core';

/** Prefix of all quest query keys. */
export const QUESTS_KEY = ['quests', 'daily'] as const;

const EVERY_MS = 30_000;
const PAYING_EVERY_MS = 1_000;

/** Whether the reward's payment is in progress; poll faster until it is done. */
export function isPaying({ status, claim }: DailyQuest): boolean {
  return status === 'CLAIMED' && claim?.status !== 'SUCCESS';
}

/** Whether the shown quests belong to a past day. */
function isOver({ endsAt }: DailyQuest): boolean {
  return Date.parse(endsAt) <= serverNow();
}

function readAgainAfter(quests: readonly DailyQuest[]): number {
  if (quests.some(isPaying)) return PAYING_EVERY_MS;
  return quests.some(isOver) ? EVERY_MS : unlessLive(EVERY_MS);
}

/** `GET /api/apps/daily_quest/{prefix}`: today's quests. Refetches when the member returns from a game. */
export function dailyQuestsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: [...QUESTS_KEY, member?.prefix, member?.username],
    meta: { live: ['quests', 'payments'] },
    queryFn: memberQuery(member, ({ signal }, of) => api.get<DailyQuest[]>(dailyQuestsAddress(of), { signal })),
  });
}

/** Today's quests of one member; disabled for a guest (`null`). */
export function useDailyQuestsOf(member: MemberRef | null) {
  return useQuery({
    ...dailyQuestsQuery(member),
    refetchInterval: ({ state: { data = [] } }) => readAgainAfter(data),
  });
}

/** `GET /api/apps/daily_quest/{prefix}/{id}`: one quest. */
export function useDailyQuest(member: MemberRef | null, id: number) {
  return useQuery({
    queryKey: [...QUESTS_KEY, member?.prefix, member?.username, id],
    meta: { live: ['quests', 'payments'] },
    queryFn: memberQuery(member, ({ signal }, of) => api.get<DailyQuest>(dailyQuestAddress(of, id), { signal })),
    refetchInterval: ({ state: { data } }) => readAgainAfter(data ? [data] : []),
  });
}
