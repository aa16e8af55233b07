import { ALWAYS_DISABLED_PROVIDERS } from '@housebrand/theming';
import type { GameProvider } from './contracts';
import { DEFAULT_GAME_SETTINGS, type GameSettings } from './game-settings';
import { offeredSections } from './sections';
import type { GameCategory, LobbyCode } from './terms';

/** What an agent's site excludes (specification section 6). */
export interface GameRestrictions {
  /** Provider codes, any case. */
  disabledProviders: readonly string[];
  disabledGames: readonly string[];
  /** `all`, or the one section that the agent offers; absent means all. */
  gameType?: string;
}

/** Decides what an agent offers: its sections, without POPG, RECG, the one disabled game, and what the configuration disables. */
export interface Availability {
  /** Whether the provider is enabled, regardless of its games. */
  offersCode(code: string): boolean;
  offersProvider(provider: { provider: string; type: GameProvider['type'] }): boolean;
  offersGame(game: { id: string; provider: string; gameType: GameCategory }): boolean;
  offersCategory(category: GameCategory): boolean;
  offersLobby(lobby: LobbyCode): boolean;
}

/** Combines the agent's restrictions with the installation's settings. */
export function availability(
  { disabledProviders, disabledGames, gameType }: GameRestrictions,
  { disabledGameId }: GameSettings = DEFAULT_GAME_SETTINGS,
): Availability {
  const providers = new Set([...ALWAYS_DISABLED_PROVIDERS, ...disabledProviders].map((code) => code.toUpperCase()));
  const games = new Set([disabledGameId, ...disabledGames]);
  const { offersCategory, offersLobby, offersProviderKind } = offeredSections(gameType);
  const offersCode = (code: string): boolean => !providers.has(code.toUpperCase());
  return {
    offersCode,
    offersCategory,
    offersLobby,
    offersProvider: ({ provider, type }) => offersCode(provider) && offersProviderKind(type),
    offersGame: ({ id, provider, gameType: category }) =>
      offersCode(provider) && offersCategory(category) && !games.has(id),
  };
}
