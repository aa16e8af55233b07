import { useSyncExternalStore } from 'react';
import { MAX_RECENT_GAMES, rememberGame, type Game, type RecentGame } from '../../core';

/** Specification section 9, local storage keys. */
const STORAGE_KEY = 'recentlyGames';

/** A game as it was when it was opened, so that it can be shown without any list; or a lobby, without an id. */
export interface PlayedGame extends RecentGame {
  provider: string;
  name: string;
  imgUrl: string;
  color: string;
}

/** What is kept of a game that was played: enough to show and launch it again. */
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

/** Newest first, at most three; whatever else lies under the key is left out. */
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
    // storage may be closed to us (private mode): nothing was remembered then
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
    // see above
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

/** What was played in this browser, the latest first; empty while the server draws. */
export function useRecentGames(): readonly PlayedGame[] {
  return useSyncExternalStore(subscribe, recentGames, () => NONE);
}
