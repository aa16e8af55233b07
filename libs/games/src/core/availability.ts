import { ALWAYS_DISABLED_PROVIDERS } from '@housebrand/theming';
import { DEFAULT_GAME_SETTINGS, type GameSettings } from './game-settings';

/** What an agent's site does not offer (specification section 6). */
export interface GameRestrictions {
  /** Provider codes, any case. */
  disabledProviders: readonly string[];
  disabledGames: readonly string[];
}

/** Tells what is offered: everything but POPG and RECG, the one disabled game, and what the configuration disables. */
export interface Availability {
  offersProvider(code: string): boolean;
  offersGame(game: { id: string; provider: string }): boolean;
}

/** What remains of the catalogue for an agent, and for this installation. */
export function availability(
  { disabledProviders, disabledGames }: GameRestrictions,
  { disabledGameId }: GameSettings = DEFAULT_GAME_SETTINGS,
): Availability {
  const providers = new Set([...ALWAYS_DISABLED_PROVIDERS, ...disabledProviders].map((code) => code.toUpperCase()));
  const games = new Set([disabledGameId, ...disabledGames]);
  const offersProvider = (code: string): boolean => !providers.has(code.toUpperCase());
  return {
    offersProvider,
    offersGame: ({ id, provider }) => offersProvider(provider) && !games.has(id),
  };
}
