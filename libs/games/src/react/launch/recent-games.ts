import { isSameMember, type MemberRef } from '@housebrand/shared';
import { RECENT_GAMES_KEY, usePortal } from '@housebrand/shared/react';
import { useCallback, useSyncExternalStore } from 'react';
import { MAX_RECENT_GAMES, rememberGame, type Game, type RecentGame } from '../../core';

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

/** The stored games, and whose they are: no other member sees them. */
interface StoredGames {
  member: MemberRef;
  games: readonly PlayedGame[];
}

const NONE: readonly PlayedGame[] = [];
let cachedText: string | null = null;
let cached: StoredGames | null = null;

/** Returns at most three games of the member, newest first; ignores invalid data under the key. */
export function recentGames(member: MemberRef | null): readonly PlayedGame[] {
  const text = storedText();
  if (text !== cachedText) {
    cachedText = text;
    cached = parse(text);
  }
  return member && cached && isSameMember(cached.member, member) ? cached.games : NONE;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(RECENT_GAMES_KEY);
  } catch {
    // Storage may be inaccessible (private mode): treat it as empty.
    return null;
  }
}

function parse(text: string | null): StoredGames | null {
  try {
    const { member, games } = (JSON.parse(text ?? 'null') ?? {}) as Partial<StoredGames>;
    if (typeof member?.prefix !== 'string' || typeof member.username !== 'string' || !Array.isArray(games)) return null;
    return { member, games: games.filter(isPlayedGame).slice(0, MAX_RECENT_GAMES) };
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

/** Records that a game was opened (specification section 4, recently played). */
export function recordPlayed({ prefix, username }: MemberRef, game: PlayedGame): void {
  const member = { prefix, username };
  try {
    const games = rememberGame(recentGames(member), game);
    localStorage.setItem(RECENT_GAMES_KEY, JSON.stringify({ member, games } satisfies StoredGames));
  } catch {
    // Storage may be inaccessible or full: the game is not remembered then.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the games that the member played in this browser, latest first; empty during server rendering. */
export function useRecentGames(): readonly PlayedGame[] {
  const { member } = usePortal();
  const read = useCallback(() => recentGames(member), [member]);
  return useSyncExternalStore(subscribe, read, () => NONE);
}
