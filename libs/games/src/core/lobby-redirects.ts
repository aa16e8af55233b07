import type { LobbyCode } from './contracts';
import type { GamesPath } from './pages';

/** Where a lobby code leads (specification section 2); the lotto launch opens the lotto lobby of its own type. */
export const LOBBY_REDIRECTS: Readonly<Record<LobbyCode, GamesPath>> = {
  SPORT: 'sports',
  SBO_SPORT: 'sbo-sports',
  SABA_SPORT: 'saba-sports',
  LOTTO: 'lotto',
  LOTTO_LAUNCH: 'lotto',
  POKER: 'poker',
};

/** A sport lobby as the provider calls it. */
export type SportLobby = 'sport' | 'sbo-sport' | 'saba-sport';

/** A lobby as the launch needs it. */
export type LobbyLaunch =
  | { kind: 'sport'; lobby: SportLobby }
  | { kind: 'lotto'; type: 'LOTTO' | 'LOTTO_LAUNCH' }
  | { kind: 'poker' };

/** Which launch opens a lobby, by its code. */
export const LOBBY_LAUNCHES: Readonly<Record<LobbyCode, LobbyLaunch>> = {
  SPORT: { kind: 'sport', lobby: 'sport' },
  SBO_SPORT: { kind: 'sport', lobby: 'sbo-sport' },
  SABA_SPORT: { kind: 'sport', lobby: 'saba-sport' },
  LOTTO: { kind: 'lotto', type: 'LOTTO' },
  LOTTO_LAUNCH: { kind: 'lotto', type: 'LOTTO_LAUNCH' },
  POKER: { kind: 'poker' },
};
