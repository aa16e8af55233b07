import type { GamesPath } from './pages';
import { LOBBY_CODES, type LobbyCode } from './terms';

/** The page of each lobby code (specification section 2); the lotto launch opens the lotto lobby of its own type. */
export const LOBBY_REDIRECTS: Readonly<Record<LobbyCode, GamesPath>> = {
  SPORT: 'sports',
  SBO_SPORT: 'sbo-sports',
  SABA_SPORT: 'saba-sports',
  LOTTO: 'lotto',
  LOTTO_LAUNCH: 'lotto',
  POKER: 'poker',
};

/**
 * Returns the lobby of a page such as `sports`; `null` if there is none.
 * @param type the query's `type`, which chooses among the lobbies of one page; without it, the first one opens
 */
export function lobbyAt(destination: string, type: string | null): LobbyCode | null {
  const codes = LOBBY_CODES.filter((code) => LOBBY_REDIRECTS[code] === destination);
  const isChosen = codes.length > 1 && type !== null;
  return codes.find((code) => !isChosen || code === type) ?? null;
}

/** The provider's code of a sport lobby. */
export type SportLobby = 'sport' | 'sbo-sport' | 'saba-sport';

/** How a lobby is launched. */
export type LobbyLaunch =
  | { kind: 'sport'; lobby: SportLobby }
  | { kind: 'lotto'; type: 'LOTTO' | 'LOTTO_LAUNCH' }
  | { kind: 'poker' };

/** The launch of each lobby code. */
export const LOBBY_LAUNCHES: Readonly<Record<LobbyCode, LobbyLaunch>> = {
  SPORT: { kind: 'sport', lobby: 'sport' },
  SBO_SPORT: { kind: 'sport', lobby: 'sbo-sport' },
  SABA_SPORT: { kind: 'sport', lobby: 'saba-sport' },
  LOTTO: { kind: 'lotto', type: 'LOTTO' },
  LOTTO_LAUNCH: { kind: 'lotto', type: 'LOTTO_LAUNCH' },
  POKER: { kind: 'poker' },
};
