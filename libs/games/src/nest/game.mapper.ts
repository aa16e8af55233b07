import type { CatalogueGame, CatalogueProvider } from '@housebrand/providers/nest';
import {
  gamePictures,
  placeholderColor,
  providerPicture,
  type Game,
  type GameProvider,
  type ProviderTier,
} from '../core';

/** Base rank of games that the provider does not rank: they follow all ranked ones, in the provider's order. */
const UNRANKED = 100_000;

export function toGame(
  { portraitUrl, landscapeUrl, ...game }: CatalogueGame,
  index: number,
  providerTier: ProviderTier,
): Game {
  return {
    ...game,
    ...gamePictures(game.id, portraitUrl + landscapeUrl),
    color: game.color ?? placeholderColor(game.id),
    providerTier,
    rank: game.rank ?? UNRANKED + index,
  };
}

export function toGameProvider({ hasOwnLobby, ...entry }: CatalogueProvider): GameProvider {
  return { ...entry, url: providerPicture(entry.provider), launch: hasOwnLobby ? 'launch-portal' : null };
}
