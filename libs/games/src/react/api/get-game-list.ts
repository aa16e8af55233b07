import {
  api,
  firstAnswer,
  firstAnsweredAt,
  isHydrating,
  useQueries,
  useQuery,
  whenHydrated,
  whenIdle,
} from '@housebrand/shared/headless';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
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
 * Queries `GET /api/provider/game-list`, most popular first. A list stored at an earlier visit shows at once, however old, and is
 * refreshed in the background after three seconds (specification section 9).
 */
export function gameListQuery(key: GameListKey) {
  const first = firstAnswer<Game[]>(gameListAddress(key));
  const queryKey = ['games', 'list', key.prefix, key.category, key.limit ?? 'all'];
  let kept: ReturnType<typeof readGameList> | undefined;
  const read = () => {
    // the server's markup has no stored list; it follows when React has hydrated the page
    if (isHydrating()) return null;
    if (kept === undefined) kept = readGameList(key);
    return kept;
  };
  const showKept = (client: QueryClient) => {
    const games = readGameList(key)?.games;
    if (games && client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, games);
  };
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => {
      if (isHydrating()) void whenHydrated().then(() => showKept(client));
      return fetchGameList(key, signal);
    },
    initialData: () => first ?? read()?.games,
    initialDataUpdatedAt: () => (first ? firstAnsweredAt() : (read()?.expiresAt ?? 0) - GAME_LIST_LIFETIME_MS),
    staleTime: GAME_LIST_LIFETIME_MS,
    refetchOnWindowFocus: false,
    // Comparing by field is much cheaper than the library's deep comparison, which matters with 5,000 games.
    structuralSharing: (before: unknown, after: unknown) =>
      before && isSameGameList(before as Game[], after as Game[]) ? before : after,
  });
}

/** Queries a category's most popular games; uses the whole list if it is already loaded. */
export function usePopularGames(prefix: string, category: GameCategory, limit: GameListLimit, isWanted = true) {
  const client = useQueryClient();
  const whole = () => client.getQueryData(gameListQuery({ prefix, category }).queryKey)?.slice(0, limit);
  return useQuery({
    ...gameListQuery({ prefix, category, limit }),
    enabled: isWanted,
    placeholderData: () => whole(),
  });
}

/** Several lists combined, in the requested order. */
export interface GameLists {
  games: readonly Game[];
  /** No list has loaded yet and at least one is loading. */
  isPending: boolean;
  /** At least one list is still loading. */
  isLoading: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => void;
}

const NO_GAMES: readonly Game[] = [];

type ListResult = ReturnType<typeof useQuery<Game[]>>;

/** Combines one set of results; the merged list keeps its identity until one of its parts changes. */
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

/** An empty result for callers that neither load nor show lists. */
export const NO_LISTS: GameLists = {
  games: NO_GAMES,
  isPending: false,
  isLoading: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};

/** Loads the whole lists of one or all categories as one list. */
export function useGameLists(prefix: string, category: GameCategory | 'all', isWanted = true): GameLists {
  const categories = category === 'all' ? GAME_CATEGORIES : [category];
  return useQueries({
    queries: categories.map((one) => ({ ...gameListQuery({ prefix, category: one }), enabled: isWanted })),
    combine: combineLists,
  });
}
