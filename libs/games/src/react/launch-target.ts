import { LOBBY_REDIRECTS } from '../core/lobby-redirects';
import type { Game, GameCategory, LaunchGameRequest, LaunchLobbyRequest, LobbyCode } from '../core/contracts';
import { GAME_CATEGORIES } from '../core/contracts';

/** What is launched: a game, or a lobby that its provider keeps. */
export type LaunchTarget =
  | { kind: 'game'; gameID: string; provider: string; gameType: GameCategory }
  | { kind: 'lobby'; lobby: LobbyCode };

/** How it looks while it opens; travels with the navigation, so that no list needs to be read first. */
export interface LaunchFace {
  name: string;
  /** Below the name; empty when there is none to tell. */
  note: string;
  imgUrl: string;
  color: string;
}

/** The state of a navigation to a launch. */
export interface LaunchState {
  face?: LaunchFace;
}

/** The route of a launch, without the prefix (lobbies: specification section 2, lobby redirects). */
export function launchPath(target: LaunchTarget): string {
  if (target.kind === 'game') {
    return `launch/${target.gameType}/${encodeURIComponent(target.provider)}/${encodeURIComponent(target.gameID)}`;
  }
  const destination = LOBBY_REDIRECTS[target.lobby];
  return target.lobby === 'LOTTO_LAUNCH' ? `${destination}?type=${target.lobby}` : destination;
}

/** The lobby that a destination such as `sports` opens; `null` for one that is none. */
export function lobbyAt(destination: string, type: string | null): LobbyCode | null {
  const codes = (Object.keys(LOBBY_REDIRECTS) as LobbyCode[]).filter((code) => LOBBY_REDIRECTS[code] === destination);
  return codes.find((code) => code === type) ?? codes[0] ?? null;
}

export function gameTarget({ id, provider, gameType }: Pick<Game, 'id' | 'provider' | 'gameType'>): LaunchTarget {
  return { kind: 'game', gameID: id, provider, gameType };
}

export function isGameCategory(value: string | undefined): value is GameCategory {
  return GAME_CATEGORIES.some((category) => category === value);
}

/** The body of `POST /api/provider/launch-game`. */
export function launchRequest(target: LaunchTarget): LaunchGameRequest | LaunchLobbyRequest {
  if (target.kind === 'lobby') return { lobby: target.lobby };
  return { gameID: target.gameID, provider: target.provider, gameType: target.gameType };
}

/** One launch at a time a target: the same key is the same launch. */
export function launchKey(target: LaunchTarget): string {
  return target.kind === 'lobby' ? target.lobby : `${target.gameType}/${target.provider}/${target.gameID}`;
}
