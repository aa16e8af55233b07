import { fillPath } from '@housebrand/shared';
import {
  GAME_CATEGORIES,
  LAUNCH_GAME_ADDRESS,
  LAUNCH_PORTAL_ADDRESS,
  launchOfferAddress,
  LOBBY_REDIRECTS,
  OFFERS,
  type Game,
  type GameCategory,
  type GamesPath,
  type LaunchGameRequest,
  type LaunchLobbyRequest,
  type LaunchPortalRequest,
  type LobbyCode,
  type Offer,
} from '../../core';

/** What is launched: a game, a lobby by its code, the lobby that one provider keeps itself, or a page of the external site. */
export type LaunchTarget =
  | { kind: 'game'; gameID: string; provider: string; gameType: GameCategory }
  | { kind: 'lobby'; lobby: LobbyCode }
  | { kind: 'portal'; provider: string }
  | { kind: 'offer'; offer: Offer };

/** How it looks while it opens; travels with the navigation, so that no list needs to be read first. */
export interface LaunchPreview {
  name: string;
  /** Below the name; empty when there is none to tell. */
  note: string;
  imgUrl: string;
  color: string;
}

/** The state of a navigation to a launch. */
export interface LaunchState {
  face?: LaunchPreview;
}

/** The route of a launch, without the prefix (lobbies: specification section 2, lobby redirects). */
export function launchPath(target: LaunchTarget): string {
  if (target.kind === 'game') {
    return fillPath('launch/:gameType/:provider/:gameID' satisfies GamesPath, target);
  }
  if (target.kind === 'portal') return fillPath('portal/:provider' satisfies GamesPath, target);
  if (target.kind === 'offer') return target.offer satisfies GamesPath;
  const destination = LOBBY_REDIRECTS[target.lobby];
  return target.lobby === 'LOTTO_LAUNCH' ? `${destination}?type=${target.lobby}` : destination;
}

/** The lobby that a destination such as `sports` opens; `null` for one that is none. */
export function lobbyAt(destination: string, type: string | null): LobbyCode | null {
  const codes = (Object.keys(LOBBY_REDIRECTS) as LobbyCode[]).filter((code) => LOBBY_REDIRECTS[code] === destination);
  return codes.find((code) => code === type) ?? codes[0] ?? null;
}

/** The offer that a page such as `wheel` opens; `null` for one that is none. */
export function offerAt(destination: string): Offer | null {
  return OFFERS.find((offer) => offer === destination) ?? null;
}

/** What a tap on a game launches. */
export function gameTarget({ id, provider, gameType }: Pick<Game, 'id' | 'provider' | 'gameType'>): LaunchTarget {
  return { kind: 'game', gameID: id, provider, gameType };
}

/** Whether a text of an address names a category. */
export function isGameCategory(value: string | undefined): value is GameCategory {
  return GAME_CATEGORIES.some((category) => category === value);
}

/** The operation that opens a target, and its body. */
export function launchRequest(target: LaunchTarget): { address: string; body: object } {
  switch (target.kind) {
    case 'game': {
      const { gameID, provider, gameType } = target;
      const body: LaunchGameRequest = { gameID, provider, gameType };
      return { address: LAUNCH_GAME_ADDRESS, body };
    }
    case 'lobby': {
      const body: LaunchLobbyRequest = { lobby: target.lobby };
      return { address: LAUNCH_GAME_ADDRESS, body };
    }
    case 'portal': {
      const body: LaunchPortalRequest = { provider: target.provider };
      return { address: LAUNCH_PORTAL_ADDRESS, body };
    }
    case 'offer':
      return { address: launchOfferAddress(target.offer), body: {} };
  }
}

/** One launch at a time a target: the same key is the same launch. */
export function launchKey(target: LaunchTarget): string {
  switch (target.kind) {
    case 'game':
      return `${target.gameType}/${target.provider}/${target.gameID}`;
    case 'lobby':
      return target.lobby;
    case 'portal':
      return `portal/${target.provider}`;
    case 'offer':
      return target.offer;
  }
}
