import type { Game, GameListKey } from '../../core';

/** Specification section 9: game-list cache lifetime. Older lists still show at once while they are refreshed. */
export const GAME_LIST_LIFETIME_MS = 3_000;

/**
 * Maximum length in characters of a stored list: about 6,000 games, two fifths of a site's local storage. Longer lists are not
 * stored at all.
 */
const MAX_KEPT_LENGTH = 2_000_000;

/** Version of the stored format. */
const SHAPE = 1;

/** A list in local storage, shown at once at the next visit. */
export interface KeptGameList {
  games: Game[];
  /** Unix time in ms until which the list counts as fresh. */
  expiresAt: number;
}

interface Stored extends KeptGameList {
  shape: number;
}

/** Returns the local storage key of a list. */
export function storageKey({ prefix, category, limit }: GameListKey): string {
  return `gameList:${prefix}:${category}${limit ? `:${limit}` : ''}`;
}

/** Returns the list stored at an earlier visit; `null` if there is none or it is invalid. */
export function readGameList(key: GameListKey, storage?: Pick<Storage, 'getItem'>): KeptGameList | null {
  try {
    const stored = JSON.parse((storage ?? localStorage).getItem(storageKey(key)) ?? 'null') as Partial<Stored> | null;
    if (stored?.shape !== SHAPE || !Array.isArray(stored.games) || typeof stored.expiresAt !== 'number') return null;
    return { games: stored.games, expiresAt: stored.expiresAt };
  } catch {
    return null;
  }
}

/** Stores a list for the next visit, if possible; otherwise the list is just loaded again. */
export function writeGameList(
  key: GameListKey,
  games: readonly Game[],
  nowMs: number = Date.now(),
  given?: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  const stored = { shape: SHAPE, expiresAt: nowMs + GAME_LIST_LIFETIME_MS, games };
  try {
    const storage = given ?? localStorage;
    const text = JSON.stringify(stored);
    if (text.length > MAX_KEPT_LENGTH) storage.removeItem(storageKey(key));
    else storage.setItem(storageKey(key), text);
  } catch {
    // Ignore full or inaccessible storage.
  }
}

/** Whether two lists are equal, so that nothing needs to be rendered again. */
export function isSameGameList(a: readonly Game[], b: readonly Game[]): boolean {
  return a.length === b.length && a.every((game, index) => isSameGame(game, b[index]!));
}

function isSameGame(a: Game, b: Game): boolean {
  return (
    a.id === b.id &&
    a.rank === b.rank &&
    a.name === b.name &&
    a.provider === b.provider &&
    a.imgUrl === b.imgUrl &&
    a.color === b.color &&
    a.providerTier === b.providerTier &&
    a.isNew === b.isNew &&
    a.isJackpot === b.isJackpot
  );
}
