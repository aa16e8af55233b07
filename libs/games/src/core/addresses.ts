import { addressOf, type MemberRef } from '@housebrand/shared';
import type { GameCategory, GameListLimit, Offer } from './terms';

/** Identifies a list: all games of a category, or its most popular ones. */
export interface GameListKey {
  prefix: string;
  category: GameCategory;
  limit?: GameListLimit | undefined;
}

/** Address for `GET`: the games of a category, most popular first; `limit` shortens the list. */
export function gameListAddress({ prefix, category, limit }: GameListKey): string {
  return addressOf('/api/provider/game-list', { query: { gameType: category, prefix, limit } });
}

/** Address for `POST`: opens a game or a lobby and returns a one-use address. */
export const LAUNCH_GAME_ADDRESS = '/api/provider/launch-game';

/** Address for `POST`: opens a provider's own lobby. */
export const LAUNCH_PORTAL_ADDRESS = '/api/provider/launch-portal';

/** Path prefix of the pages that post a form to a sport lobby, followed by a ticket. */
export const SPORT_LOBBY_PAGE = '/api/provider/sport-lobby';

/** Returns the address of the operation that opens a page of the external site. */
export function launchOfferAddress(offer: Offer): string {
  return `/api/provider/${offer}`;
}

/** Returns the address of games by ID, in any category. */
export function gamesByIdsAddress(prefix: string, ids: readonly string[]): string {
  return addressOf('/api/provider/game-list', { query: { ids: ids.join(','), prefix } });
}

/** Returns the address of the first list on the home screen: live casino (specification section 2, home groups). */
export function firstHomeListAddress(prefix: string): string {
  return gameListAddress({ prefix, category: 'Casino', limit: 12 });
}

/** Address for `GET`: the providers that an agent offers, in order. */
export function providerListAddress(prefix: string): string {
  return addressOf('/api/provider/provider-list', { query: { prefix } });
}

/** Address for `GET`: which providers can be played now, and when the others reopen. */
export function gamesStatusAddress(prefix: string): string {
  return addressOf('/api/provider/games-status', { query: { prefix } });
}

/** Address for `POST`: replaces the member's whole list of favourites. */
export const SAVE_FAVORITE_GAMES_ADDRESS = '/api/apps/favorite_games';

/** Address for `GET`: IDs of the member's favourite games, in the member's order. */
export function favoriteGamesAddress(member: MemberRef): string {
  return addressOf('/api/apps/favorite_games/{prefix}/{username}', { path: member });
}
