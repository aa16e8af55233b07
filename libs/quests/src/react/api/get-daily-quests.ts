import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, unlessLive, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { dailyQuestAddress, dailyQuestsAddress, type DailyQuest } from '../../core';

/** Every reading of quests starts with this key. */
export const QUESTS_KEY = ['quests', 'daily'] as const;

const EVERY_MS = 30_000;
const PAYING_EVERY_MS = 1_000;

/** A reward is on its way: what becomes of it shows soon. */
export function isPaying({ status, claim }: DailyQuest): boolean {
  return status === 'CLAIMED' && claim?.status !== 'SUCCESS';
}

/** Yesterday's quests are still on show: a clock here may be ahead of the one that turns the day. */
function isOver({ endsAt }: DailyQuest): boolean {
  return Date.parse(endsAt) <= Date.now();
}

function readAgainAfter(quests: readonly DailyQuest[]): number {
  if (quests.some(isPaying)) return PAYING_EVERY_MS;
  return quests.some(isOver) ? EVERY_MS : unlessLive(EVERY_MS);
}

/** `GET /api/apps/daily_quest/{prefix}`: today's quests. Coming back from a game shows the new progress. */
export function dailyQuestsQuery(member: MemberRef | null) {
  return queryOptions({
    queryKey: [...QUESTS_KEY, member?.prefix, member?.username],
    meta: { live: ['quests', 'payments'] },
    queryFn: memberQuery(member, ({ signal }, of) => api.get<DailyQuest[]>(dailyQuestsAddress(of), { signal })),
  });
}

/** The day's quests of one member; `null`, a guest, has none. */
export function useDailyQuestsOf(member: MemberRef | null) {
  return useQuery({
    ...dailyQuestsQuery(member),
    refetchInterval: ({ state: { data = [] } }) => readAgainAfter(data),
  });
}

/** `GET /api/apps/daily_quest/{prefix}/{id}`: one of them. */
export function useDailyQuest(member: MemberRef | null, id: number) {
  return useQuery({
    queryKey: [...QUESTS_KEY, member?.prefix, member?.username, id],
    meta: { live: ['quests', 'payments'] },
    queryFn: memberQuery(member, ({ signal }, of) => api.get<DailyQuest>(dailyQuestAddress(of, id), { signal })),
    refetchInterval: ({ state: { data } }) => readAgainAfter(data ? [data] : []),
  });
}
