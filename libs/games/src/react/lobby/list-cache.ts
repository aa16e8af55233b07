import type { Game, GameListKey } from '../../core';

/** Specification section 9: game-list cache lifetime. Older lists are still shown at once, while they are read anew. */
export const GAME_LIST_LIFETIME_MS = 3_000;

/** Characters of a list that is kept: some 6,000 games, two fifths of what a browser gives a site. A longer one is not kept at all, never in part. */
const MAX_KEPT_LENGTH = 2_000_000;

/** Grows when what is stored changes its shape. */
const SHAPE = 1;

/** A list as local storage keeps it, so that the next visit begins with it. */
export interface KeptGameList {
  games: Game[];
  /** Milliseconds since 1970: until then the list counts as fresh. */
  expiresAt: number;
}

interface Stored extends KeptGameList {
  shape: number;
}

/** Under which local storage keeps a list. */
export function storageKey({ prefix, category, limit }: GameListKey): string {
  return `gameList:${prefix}:${category}${limit ? `:${limit}` : ''}`;
}

/** The list kept at an earlier visit; `null` when there is none, or when it is not ours to read. */
export function readGameList(key: GameListKey, storage?: Pick<Storage, 'getItem'>): KeptGameList | null {
  try {
    const stored = JSON.parse((storage ?? localStorage).getItem(storageKey(key)) ?? 'null') as Partial<Stored> | null;
    if (stored?.shape !== SHAPE || !Array.isArray(stored.games) || typeof stored.expiresAt !== 'number') return null;
    return { games: stored.games, expiresAt: stored.expiresAt };
  } catch {
    return null;
  }
}

/** Keeps a list for the next visit. A full or closed storage is no failure: the list is then only read anew. */
export function writeGameList(
  key: GameListKey,
  games: readonly Game[],
  nowMs: number = Date.now(),
  given?: Pick<Storage, 'setItem' | 'removeItem'>,
): void {
  const kept = { shape: SHAPE, expiresAt: nowMs + GAME_LIST_LIFETIME_MS, games };
  try {
    const storage = given ?? localStorage;
    const text = JSON.stringify(kept);
    if (text.length > MAX_KEPT_LENGTH) storage.removeItem(storageKey(key));
    else storage.setItem(storageKey(key), text);
  } catch {
    // see above
  }
}

/** Whether two lists say the same, so that what is on show need not be drawn again. */
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
