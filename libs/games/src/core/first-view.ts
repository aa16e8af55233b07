import { addressOf } from '@housebrand/shared';
import type { GameListKey } from './addresses';
import type { Game } from './contracts';

/**
 * Number of games the lobby shows before its whole list arrives: six rows on a phone, as many as the grid renders around the
 * viewport.
 */
export const LOBBY_START_GAMES = 18;

/** Data for the lobby's first view. */
export interface LobbyStart {
  /** The most popular games. */
  games: readonly Game[];
  /** Number of games in the whole list. */
  total: number;
  /** Codes of the providers with games in the whole list. */
  providers: readonly string[];
}

/** Returns the start of a list for a server-rendered page. @param games the whole list, most popular first */
export function lobbyStart(games: readonly Game[]): LobbyStart {
  return {
    games: games.slice(0, LOBBY_START_GAMES),
    total: games.length,
    providers: [...new Set(games.map(({ provider }) => provider))],
  };
}

/** Returns the key of {@link LobbyStart} among a page's preloaded answers; not an API address. */
export function lobbyStartAddress({ prefix, category }: Omit<GameListKey, 'limit'>): string {
  return addressOf('/game', { query: { prefix, type: category } });
}

/**
 * Returns the key of the home page's first providers among its preloaded answers, which has only those of the games in
 * view; not an API address.
 */
export function homeProvidersAddress(prefix: string): string {
  return addressOf('/', { query: { prefix, part: 'providers' } });
}

/**
 * Cookie with the rows shown above the groups at the last visit, so that their space can be reserved: `r` recently played, `f`
 * favourites.
 */
export const HOME_SHAPE_COOKIE = 'home';

/** The member's own rows shown above the groups. */
export interface HomeShape {
  hasRecents: boolean;
  hasFavorites: boolean;
}

/** Parses the cookie {@link HOME_SHAPE_COOKIE}. @param text the cookie's value; a first visit counts as one with favourites */
export function readHomeShape(text: string | null | undefined): HomeShape {
  if (text === null || text === undefined) return { hasRecents: false, hasFavorites: true };
  return { hasRecents: text.includes('r'), hasFavorites: text.includes('f') };
}

/** Formats the value of the cookie {@link HOME_SHAPE_COOKIE}. */
export function writeHomeShape({ hasRecents, hasFavorites }: HomeShape): string {
  return `${hasRecents ? 'r' : ''}${hasFavorites ? 'f' : ''}` || '-';
}
