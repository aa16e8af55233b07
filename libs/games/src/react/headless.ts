import { actionOf, readingOf, useMutation, usePortal, type Action, type Reading } from '@housebrand/shared/headless';
import type { Game, GameCategory } from '../core';
import { useGameLists } from './api/get-game-list';
import { launch } from './api/launch-game';
import type { LaunchTarget } from './launch/launch-target';

export type { LaunchTarget } from './launch/launch-target';

/** Loads the agent's games, most popular first. @param category omit for all */
export function useGameList(category: GameCategory | 'all' = 'all'): Reading<readonly Game[]> {
  const { prefix } = usePortal();
  const { games, isPending, error, refetch } = useGameLists(prefix, category);
  return readingOf({ data: isPending ? undefined : games, error, isLoading: isPending, refetch });
}

/** Opens a game or a provider's lobby and returns its address. A second tap opens nothing more. */
export function useLaunch(): Action<LaunchTarget, string> {
  return actionOf(useMutation({ mutationFn: launch }));
}
