import type { MemberRef } from '@housebrand/shared';
import { api, useInfiniteQuery } from '@housebrand/shared/react';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import { playedRoundsAddress, playHistoryAddress, type PlayedRounds, type PlayHistory } from '../../core';

/** `GET …/play_history`: month by month, skipping months without play. */
export function playHistoryQuery(member: MemberRef | null) {
  return infiniteQueryOptions({
    queryKey: ['protection', 'play-history', member?.prefix, member?.username],
    queryFn: member
      ? ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
          api.get<PlayHistory>(playHistoryAddress(member, pageParam), { signal })
      : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ previousMonth }: PlayHistory) => previousMonth ?? undefined,
  });
}

export function usePlayHistory(member: MemberRef | null) {
  return useInfiniteQuery(playHistoryQuery(member));
}

/** `GET …/play_history/rounds`: the rounds of a game in a day, newest first. */
export function playedRoundsQuery(member: MemberRef | null, day: string, gameId: string) {
  return infiniteQueryOptions({
    queryKey: ['protection', 'play-history', member?.prefix, member?.username, day, gameId],
    queryFn: member
      ? ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
          api.get<PlayedRounds>(playedRoundsAddress(member, { day, gameId, cursor: pageParam }), { signal })
      : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: PlayedRounds) => cursor ?? undefined,
  });
}

export function usePlayedRounds(member: MemberRef | null, day: string, gameId: string) {
  return useInfiniteQuery(playedRoundsQuery(member, day, gameId));
}
