import { api } from '@housebrand/shared/react';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { GAME_CATEGORIES } from '../../core/contracts';
import type { Game, GameCategory, GameListLimit } from '../../core/contracts';
import { byPopularity } from '../../core/game-search';
import { whenIdle } from '../idle';
import { GAME_LIST_LIFETIME_MS, isSameGameList, readGameList, writeGameList } from '../list-cache';
import type { GameListKey } from '../list-cache';

export const gameListKeys = {
  of: ({ prefix, category, limit }: GameListKey) => ['games', 'list', prefix, category, limit ?? 'all'] as const,
};

async function fetchGameList(key: GameListKey, signal: AbortSignal): Promise<Game[]> {
  const { prefix, category, limit } = key;
  const games = await api.get<Game[]>('/api/provider/game-list', {
    query: { gameType: category, prefix, limit },
    signal,
  });
  whenIdle(() => writeGameList(key, games));
  return games;
}

/**
 * `GET /api/provider/game-list`, the most popular first. What was kept at an earlier visit shows at once, however old;
 * after three seconds (specification section 9) it is read anew behind it.
 */
export function gameListQuery(key: GameListKey) {
  let kept: ReturnType<typeof readGameList> | undefined;
  const read = () => (kept === undefined ? (kept = readGameList(key)) : kept);
  return queryOptions({
    queryKey: gameListKeys.of(key),
    queryFn: ({ signal }) => fetchGameList(key, signal),
    initialData: () => read()?.games,
    initialDataUpdatedAt: () => (read()?.expiresAt ?? 0) - GAME_LIST_LIFETIME_MS,
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
  const whole = () => client.getQueryData<Game[]>(gameListKeys.of({ prefix, category }))?.slice(0, limit);
  return useQuery({
    ...gameListQuery({ prefix, category, limit }),
    enabled: isWanted,
    placeholderData: () => whole(),
  });
}

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

/** Whole lists of one category or of all of them, as one list. */
export function useGameLists(prefix: string, category: GameCategory | 'all', isWanted = true): GameLists {
  const categories = category === 'all' ? GAME_CATEGORIES : [category];
  return useQueries({
    queries: categories.map((one) => ({ ...gameListQuery({ prefix, category: one }), enabled: isWanted })),
    combine: combineLists,
  });
}
