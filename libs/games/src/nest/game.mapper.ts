import type { CatalogueGame, CatalogueProvider, ProviderOpening } from '@housebrand/providers/nest';
import {
  gamePictures,
  placeholderColor,
  providerPicture,
  type Game,
  type GameProvider,
  type GamesStatus,
  type ProviderTier,
} from '../core';

/** Games that the provider does not rank come after all that it does, in its order. */
const UNRANKED = 100_000;

export function toGame(game: CatalogueGame, index: number, providerTier: ProviderTier): Game {
  return {
    id: game.id,
    name: game.name,
    provider: game.provider,
    gameType: game.category,
    refID: game.refId,
    ...gamePictures(game.id, game.portraitUrl + game.landscapeUrl),
    color: game.color ?? placeholderColor(game.id),
    providerTier,
    isNew: game.isNew,
    isJackpot: game.isJackpot,
    rank: game.rank ?? UNRANKED + index,
  };
}

export function toGameProvider(provider: CatalogueProvider): GameProvider {
  return {
    provider: provider.code,
    providerTier: provider.tier,
    providerName: provider.providerName,
    providerType: provider.providerType,
    name: provider.name,
    product: provider.product,
    type: provider.section,
    order: provider.order,
    url: providerPicture(provider.code),
    gameCount: provider.gameCount ?? 0,
  };
}

export function toGamesStatus({ code, isOpen, until }: ProviderOpening): GamesStatus {
  return { provider: code, isOpen, until: until?.toISOString() ?? null };
}
