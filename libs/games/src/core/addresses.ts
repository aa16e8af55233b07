import { addressOf, type MemberRef } from '@housebrand/shared';
import type { GameCategory, GameListLimit, Offer } from './contracts';

/** Which list: all games of a category, or the most popular so many. */
export interface GameListKey {
  prefix: string;
  category: GameCategory;
  limit?: GameListLimit | undefined;
}

export function gameListAddress({ prefix, category, limit }: GameListKey): string {
  return addressOf('/api/provider/game-list', { query: { gameType: category, prefix, limit } });
}

export const LAUNCH_GAME_ADDRESS = '/api/provider/launch-game';

export const LAUNCH_PORTAL_ADDRESS = '/api/provider/launch-portal';

/** Below it, by their tickets, the pages that post a form to a sport lobby. */
export const SPORT_LOBBY_PAGE = '/api/provider/sport-lobby';

/** Where a page of the external site is opened. */
export function launchOfferAddress(offer: Offer): string {
  return `/api/provider/${offer}`;
}

/** Games by their ids, whatever their category. */
export function gamesByIdsAddress(prefix: string, ids: readonly string[]): string {
  return addressOf('/api/provider/game-list', { query: { ids: ids.join(','), prefix } });
}

/** The list that the home begins with: live casino (specification section 2, home groups). */
export function firstHomeListAddress(prefix: string): string {
  return gameListAddress({ prefix, category: 'Casino', limit: 12 });
}

export function providerListAddress(prefix: string): string {
  return addressOf('/api/provider/provider-list', { query: { prefix } });
}

export function gamesStatusAddress(prefix: string): string {
  return addressOf('/api/provider/games-status', { query: { prefix } });
}

export const SAVE_FAVORITE_GAMES_ADDRESS = '/api/apps/favorite_games';

export function favoriteGamesAddress(member: MemberRef): string {
  return addressOf('/api/apps/favorite_games/{prefix}/{username}', { path: member });
}
