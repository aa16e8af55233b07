import { useSite, useQuery } from '@housebrand/shared/react';
import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { lobbyAt, type GameCategory } from '../../core';
import { gameListQuery } from '../api/get-game-list';
import { useProviderNames } from '../api/get-provider-list';
import { isGameCategory, offerAt } from './launch-target';
import type { LaunchPreview, LaunchState, LaunchTarget } from './launch-target';
import { lobbyPreview, offerPreview, portalPreview } from './launch-previews';
import { useGameMessages } from '../messages';

/** Returns the launch target of the current address; `null` if there is none. */
export function useLaunchTarget(): LaunchTarget | null {
  const { gameType, provider, gameID } = useParams();
  const { pathname } = useLocation();
  const [values] = useSearchParams();
  const type = values.get('type');
  return useMemo(() => {
    if (provider && gameID) {
      return isGameCategory(gameType) ? { kind: 'game', gameType, provider, gameID } : null;
    }
    if (provider) return { kind: 'portal', provider };
    const destination = pathname.split('/').findLast(Boolean) ?? '';
    const offer = offerAt(destination);
    if (offer) return { kind: 'offer', offer };
    const lobby = lobbyAt(destination, type);
    return lobby ? { kind: 'lobby', lobby } : null;
  }, [gameType, provider, gameID, pathname, type]);
}

const isLaunchPreview = (value: unknown): value is LaunchPreview =>
  typeof (value as LaunchPreview | undefined)?.name === 'string' && typeof (value as LaunchPreview).imgUrl === 'string';

/** Returns the target's appearance, from the navigation state or else from its list; `null` until known. */
export function useLaunchPreview(target: LaunchTarget): LaunchPreview | null {
  const t = useGameMessages();
  const names = useProviderNames(useSite().prefix);
  const state = useLocation().state as LaunchState | null;
  const passed = isLaunchPreview(state?.preview) ? state.preview : null;
  const game = target.kind === 'game' ? target : null;
  const listed = useListedPreview(game?.gameType ?? 'Slot', game?.gameID ?? '', game !== null && passed === null);
  if (target.kind === 'lobby') return lobbyPreview(target.lobby, t);
  if (target.kind === 'offer') return offerPreview(target.offer, t);
  if (target.kind === 'portal') return portalPreview(names?.get(target.provider) ?? target.provider, t);
  return passed ?? listed;
}

function useListedPreview(category: GameCategory, id: string, isWanted: boolean): LaunchPreview | null {
  const { prefix } = useSite();
  const names = useProviderNames(prefix);
  const { data } = useQuery({ ...gameListQuery({ prefix, category }), enabled: isWanted });
  const game = data?.find((entry) => entry.id === id);
  if (!game) return null;
  return { name: game.name, note: names?.get(game.provider) ?? game.provider, imgUrl: game.imgUrl, color: game.color };
}
