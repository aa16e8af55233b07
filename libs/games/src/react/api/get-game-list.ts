import { api, firstAnswer, firstAnsweredAt, useQueries, useQuery, whenIdle } from '@housebrand/shared/react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  byPopularity,
  GAME_CATEGORIES,
  gameListAddress,
  type Game,
  type GameCategory,
  type GameListKey,
  type GameListLimit,
} from '../../core';
import { GAME_LIST_LIFETIME_MS, isSameGameList, readGameList, writeGameList } from '../lobby/list-cache';

async function fetchGameList(key: GameListKey, signal: AbortSignal): Promise<Game[]> {
  const games = await api.get<Game[]>(gameListAddress(key), { signal });
  whenIdle(() => writeGameList(key, games));
  return games;
}

/**
 * `GET /api/provider/game-list`, the most popular first. What was kept at an earlier visit shows at once, however old;
 * after three seconds (specification section 9) it is read anew behind it.
 */
export function gameListQuery(key: GameListKey) {
  const first = firstAnswer<Game[]>(gameListAddress(key));
  let kept: ReturnType<typeof readGameList> | undefined;
  const read = () => (kept === undefined ? (kept = readGameList(key)) : kept);
  return queryOptions({
    queryKey: ['games', 'list', key.prefix, key.category, key.limit ?? 'all'],
    queryFn: ({ signal }) => fetchGameList(key, signal),
    initialData: () => first ?? read()?.games,
    initialDataUpdatedAt: () => (first ? firstAnsweredAt() : (read()?.expiresAt ?? 0) - GAME_LIST_LIFETIME_MS),
    staleTime: GAME_LIST_LIFETIME_MS,
    refetchOnWindowFocus: false,
    // comparing field by field costs a fraction of the library's deep comparison, which matters at 5,000 games
    structuralSharing: (before: unknown, after: unknown) =>
      before && isSameGameList(before as Game[], after as Game[]) ? before : after,
  });
}

/** The most popular of a category; the whole list serves when it is there already. */
export function usePopularGames(prefix: string, category: GameCategory, limit: GameListLimit, isWanted = true) {
  const client = useQueryClient();
  const whole = () => client.getQueryData(gameListQuery({ prefix, category }).queryKey)?.slice(0, limit);
  return useQuery({
    ...gameListQuery({ prefix, category, limit }),
    enabled: isWanted,
    placeholderData: () => whole(),
  });
}

/** Several lists read as one, in the order that was asked for. */
export interface GameLists {
  games: readonly Game[];
  /** Nothing is there yet and something is on its way. */
  isPending: boolean;
  /** Some of the lists are still missing. */
  isLoading: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => void;
}

const NO_GAMES: readonly Game[] = [];

type ListResult = ReturnType<typeof useQuery<Game[]>>;

/** One memo a set of results: the merged list stays the same object until one of its parts changes. */
function combineLists(results: ListResult[]): GameLists {
  const lists = results.map(({ data }) => data ?? NO_GAMES);
  const filled = lists.filter((list) => list.length > 0);
  return {
    games: filled.length === 1 ? filled[0]! : filled.length === 0 ? NO_GAMES : byPopularity(filled.flat()),
    isPending: filled.length === 0 && results.some(({ isLoading }) => isLoading),
    isLoading: results.some(({ isLoading }) => isLoading),
    isFetching: results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error)?.error ?? null,
    refetch: () => results.forEach((result) => void result.refetch()),
  };
}

/** While this is answered nothing is asked for, and nothing that is there is shown. */
export const NO_LISTS: GameLists = {
  games: NO_GAMES,
  isPending: false,
  isLoading: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};

/** Whole lists of one category or of all of them, as one list. */
export function useGameLists(prefix: string, category: GameCategory | 'all', isWanted = true): GameLists {
  const categories = category === 'all' ? GAME_CATEGORIES : [category];
  return useQueries({
    queries: categories.map((one) => ({ ...gameListQuery({ prefix, category: one }), enabled: isWanted })),
    combine: combineLists,
  });
}
