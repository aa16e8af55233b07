import { inIdleSlices } from '@housebrand/shared/react';
import { useEffect, useMemo } from 'react';
import { createGameSearch, type Game, type GameSearch } from '../../core';

/** Returns the search over a list of games; it prepares itself while the page is idle. */
export function useGameSearch(
  games: readonly Game[],
  providerNames: ReadonlyMap<string, string> | undefined,
): GameSearch<Game> {
  const search = useMemo(() => createGameSearch(games, providerNames), [games, providerNames]);
  useEffect(() => inIdleSlices(search.prepare), [search]);
  return search;
}
