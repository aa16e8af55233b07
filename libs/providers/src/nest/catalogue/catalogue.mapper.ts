import type { WireGame, WireGameProvider } from '../../core';
import type { CatalogueGame, CatalogueProvider } from './catalogue.records';

export function toCatalogueGame(game: WireGame): CatalogueGame {
  return {
    id: game.id,
    name: game.name,
    provider: game.provider,
    gameType: game.gameType,
    refID: game.refID,
    landscapeUrl: game.image.horizontal,
    portraitUrl: game.image.vertical,
    color: game.color ?? null,
    isNew: game.isNew ?? false,
    isJackpot: game.isJackpot ?? false,
    rank: game.rank ?? null,
  };
}

export function toCatalogueProvider(entry: WireGameProvider): CatalogueProvider {
  return {
    provider: entry.provider,
    providerTier: entry.providerTier,
    providerName: entry.providerName,
    providerType: entry.providerType,
    name: entry.name,
    product: entry.product,
    type: entry.type,
    order: entry.order,
    gameCount: entry.gameCount ?? 0,
    hasOwnLobby: entry.hasLobby ?? false,
  };
}
