import type { MemberRef } from '@housebrand/shared';
import { api, unlessLive, useInfiniteQuery } from '@housebrand/shared/headless';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { threadAddress, type SupportConversation } from '../../core';
import { SUPPORT_KEY } from './get-threads';

/** How often an open thread looks for answers without the live stream. */
const ANSWERS_EVERY_MS = 20_000;

/** `GET /api/apps/support/{prefix}/{username}/threads/{id}`: the latest messages first, then those before them. */
export function conversationQuery(member: MemberRef | null, id: string | null) {
  return infiniteQueryOptions({
    queryKey: [...SUPPORT_KEY, 'thread', member?.prefix, member?.username, id],
    queryFn:
      member && id !== null
        ? ({ pageParam: before, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
            api.get<SupportConversation>(threadAddress(member, id, { before }), { signal })
        : skipToken,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }: SupportConversation) => before ?? undefined,
    meta: { live: ['support'] },
    refetchInterval: () => unlessLive(ANSWERS_EVERY_MS),
  });
}

/** Reads a thread; with `null`, sends no request. `data` has the loaded messages, oldest first. */
export function useConversation(member: MemberRef | null, id: string | null) {
  const query = useInfiniteQuery(conversationQuery(member, id));
  const { data: loaded, fetchNextPage, hasNextPage, isFetching } = query;
  const data = useMemo((): Omit<SupportConversation, 'before'> | undefined => {
    const [latest] = loaded?.pages ?? [];
    if (!loaded || !latest) return undefined;
    return { thread: latest.thread, messages: loaded.pages.toReversed().flatMap(({ messages }) => messages) };
  }, [loaded]);
  return {
    data,
    isPending: query.isLoading,
    error: query.error,
    refetch: () => void query.refetch(),
    hasEarlier: hasNextPage,
    isReadingEarlier: query.isFetchingNextPage,
    readEarlier: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
