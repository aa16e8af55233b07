import { addressOf } from '@housebrand/shared';
import type { GameListKey } from './addresses';
import type { Game } from './contracts';

/** Games that the lobby is drawn with before its whole list is there: six rows of a phone, as many as are drawn around what is in view. */
export const LOBBY_START_GAMES = 18;

/** What the lobby's first view is drawn from. */
export interface LobbyStart {
  /** The most popular. */
  games: readonly Game[];
  /** In the whole list. */
  total: number;
  /** Codes of the providers that have games in it. */
  providers: readonly string[];
}

/** The beginning of a list, as the server hands it to a page that it draws. @param games the whole list, the most popular first */
export function lobbyStart(games: readonly Game[]): LobbyStart {
  return {
    games: games.slice(0, LOBBY_START_GAMES),
    total: games.length,
    providers: [...new Set(games.map(({ provider }) => provider))],
  };
}

/** Names {@link LobbyStart} among the answers that a page comes with; no call of the API. */
export function lobbyStartAddress({ prefix, category }: Omit<GameListKey, 'limit'>): string {
  return addressOf('/game', { query: { prefix, type: category } });
}

/** What stood above the groups at the last visit, so that their place can be kept: `r` recently played, `f` favourites. */
export const HOME_SHAPE_COOKIE = 'home';

/** Which rows of the member's own stood above the groups. */
export interface HomeShape {
  hasRecents: boolean;
  hasFavorites: boolean;
}

/** What the cookie {@link HOME_SHAPE_COOKIE} says. @param text the cookie's; a first visit counts as one with favourites */
export function readHomeShape(text: string | null | undefined): HomeShape {
  if (text === null || text === undefined) return { hasRecents: false, hasFavorites: true };
  return { hasRecents: text.includes('r'), hasFavorites: text.includes('f') };
}

/** What the cookie {@link HOME_SHAPE_COOKIE} is to say. */
export function writeHomeShape({ hasRecents, hasFavorites }: HomeShape): string {
  return `${hasRecents ? 'r' : ''}${hasFavorites ? 'f' : ''}` || '-';
}
