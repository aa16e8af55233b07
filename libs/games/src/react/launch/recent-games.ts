import { useSyncExternalStore } from 'react';
import { MAX_RECENT_GAMES, rememberGame, type Game, type RecentGame } from '../../core';

/** Specification section 9, local storage keys. */
const STORAGE_KEY = 'recentlyGames';

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

const NONE: readonly PlayedGame[] = [];
let cachedText: string | null = null;
let cached: readonly PlayedGame[] = NONE;

/** Returns at most three games, newest first; ignores invalid data under the key. */
export function recentGames(): readonly PlayedGame[] {
  const text = storedText();
  if (text !== cachedText) {
    cachedText = text;
    cached = parse(text);
  }
  return cached;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage may be inaccessible (private mode): treat it as empty.
    return null;
  }
}

function parse(text: string | null): readonly PlayedGame[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlayedGame).slice(0, MAX_RECENT_GAMES) : NONE;
  } catch {
    return NONE;
  }
}

const listeners = new Set<() => void>();

/** Records that a game was opened (specification section 4, recently played). */
export function recordPlayed(game: PlayedGame): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(rememberGame(recentGames(), game)));
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

/** Returns the games played in this browser, latest first; empty during server rendering. */
export function useRecentGames(): readonly PlayedGame[] {
  return useSyncExternalStore(subscribe, recentGames, () => NONE);
}
