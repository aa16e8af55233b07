import type { MemberRef } from '@housebrand/shared';
import { RECENT_GAMES_KEY } from '@housebrand/shared/react';
import { MAX_RECENT_GAMES, rememberGame, type Game, type RecentGame } from '../../core';
import { createMemberList } from '../member-list';

/** A game as it was when opened, with enough data to show it without a list; or a lobby, without an ID. */
export interface PlayedGame extends RecentGame {
  provider: string;
  name: string;
  imgUrl: string;
  color: string;
}

/** Returns the data of a game needed to show and launch it again. */
export function playedGame({ id, gameType, provider, name, imgUrl, color }: Game): PlayedGame {
  return { id, gameType, provider, name, imgUrl, color };
}

const isPlayedGame = (value: unknown): value is PlayedGame => {
  const game = value as Partial<PlayedGame> | null;
  return typeof game?.gameType === 'string' && typeof game.name === 'string' && typeof game.imgUrl === 'string';
};

const list = createMemberList(RECENT_GAMES_KEY, 'games', isPlayedGame, MAX_RECENT_GAMES);

/** Returns at most three games of the member, newest first; ignores invalid data under the key. */
export const recentGames = list.read;

/** Records that a game was opened (specification section 4, recently played). */
export function recordPlayed(member: MemberRef, game: PlayedGame): void {
  list.write(member, rememberGame(list.read(member), game));
}

/** Returns the games that the member played in this browser, latest first; empty during server rendering. */
export const useRecentGames = list.use;
