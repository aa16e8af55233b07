import { gamePictures, placeholderColor, providerPicture, type Game, type GameProvider } from '../core';

/** Builds a slot game in the portal's format; override what matters. */
export function aGame(differences: Partial<Game> = {}): Game {
  const id = differences.id ?? 'NAGX-0001';
  return {
    id,
    name: 'Golden Naga',
    provider: 'NAGX',
    gameType: 'Slot',
    refID: id,
    ...gamePictures(id, id),
    color: placeholderColor(id),
    providerTier: 'exclusive',
    isNew: false,
    isJackpot: false,
    rank: 1,
    ...differences,
  };
}

/** Builds `count` different games, the most popular first. */
export function manyGames(count: number, differences: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_, index) =>
    aGame({ id: `G-${index + 1}`, name: `Game ${index + 1}`, rank: index + 1, ...differences }),
  );
}

/** Builds a slot provider in the portal's format. */
export function aGameProvider(differences: Partial<GameProvider> = {}): GameProvider {
  const provider = differences.provider ?? 'NAGX';
  return {
    provider,
    providerTier: 'exclusive',
    providerName: 'Naga Forge',
    providerType: 'SLOT',
    name: 'Naga Forge',
    product: provider,
    type: 'SLOT',
    order: 1,
    url: providerPicture(provider),
    gameCount: 58,
    launch: null,
    ...differences,
  };
}
