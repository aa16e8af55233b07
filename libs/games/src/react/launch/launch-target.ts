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

/** What to launch: a game, a lobby by its code, a provider's own lobby, or a page of the external site. */
export type LaunchTarget =
  | { kind: 'game'; gameID: string; provider: string; gameType: GameCategory }
  | { kind: 'lobby'; lobby: LobbyCode }
  | { kind: 'portal'; provider: string }
  | { kind: 'offer'; offer: Offer };

/** Appearance while the target opens; passed in the navigation state, so that no list needs to load first. */
export interface LaunchPreview {
  name: string;
  /** Below the name; empty if there is none. */
  note: string;
  imgUrl: string;
  color: string;
}

/** Navigation state of a launch. */
export interface LaunchState {
  preview?: LaunchPreview;
}

/** Returns the route of a launch, without the prefix (lobbies: specification section 2, lobby redirects). */
export function launchPath(target: LaunchTarget): string {
  if (target.kind === 'game') {
    return fillPath('launch/:gameType/:provider/:gameID' satisfies GamesPath, target);
  }
  if (target.kind === 'portal') return fillPath('portal/:provider' satisfies GamesPath, target);
  if (target.kind === 'offer') return target.offer satisfies GamesPath;
  const destination = LOBBY_REDIRECTS[target.lobby];
  return target.lobby === 'LOTTO_LAUNCH' ? `${destination}?type=${target.lobby}` : destination;
}

/** Returns the offer of a page such as `wheel`; `null` if there is none. */
export function offerAt(destination: string): Offer | null {
  return OFFERS.find((offer) => offer === destination) ?? null;
}

/** Returns the launch target of a game. */
export function gameTarget({ id, provider, gameType }: Pick<Game, 'id' | 'provider' | 'gameType'>): LaunchTarget {
  return { kind: 'game', gameID: id, provider, gameType };
}

/** Whether a string from an address is a category. */
export function isGameCategory(value: string | undefined): value is GameCategory {
  return GAME_CATEGORIES.some((category) => category === value);
}

/** Returns the operation that opens a target, and its body. */
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

/** Returns the identity of a launch: only one runs per key at a time. */
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
