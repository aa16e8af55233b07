import { addressOf, type MemberRef } from '@housebrand/shared';
import type { GameCategory, GameListLimit, Offer } from './contracts';

/** Which list: all games of a category, or the most popular so many. */
export interface GameListKey {
  prefix: string;
  category: GameCategory;
  limit?: GameListLimit | undefined;
}

/** `GET`: the games of a category, the most popular first; `limit` asks for the beginning of the list. */
export function gameListAddress({ prefix, category, limit }: GameListKey): string {
  return addressOf('/api/provider/game-list', { query: { gameType: category, prefix, limit } });
}

/** `POST`: opens a game or a lobby, and answers the address to go to; good once. */
export const LAUNCH_GAME_ADDRESS = '/api/provider/launch-game';

/** `POST`: opens the lobby that a provider keeps itself. */
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

/** `GET`: the studios that an agent offers, in their order. */
export function providerListAddress(prefix: string): string {
  return addressOf('/api/provider/provider-list', { query: { prefix } });
}

/** `GET`: which studios can be played now, and until when the others are closed. */
export function gamesStatusAddress(prefix: string): string {
  return addressOf('/api/provider/games-status', { query: { prefix } });
}

/** `POST`: writes the member's whole list of favourites; what is not in it is one no longer. */
export const SAVE_FAVORITE_GAMES_ADDRESS = '/api/apps/favorite_games';

/** `GET`: ids of the member's favourite games, in the member's own order. */
export function favoriteGamesAddress(member: MemberRef): string {
  return addressOf('/api/apps/favorite_games/{prefix}/{username}', { path: member });
}
