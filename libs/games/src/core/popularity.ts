import type { Game } from './contracts';

/** Sorts by popularity; games of equal rank by name, then ID, so that the order is stable. */
export function byPopularity<T extends Pick<Game, 'rank' | 'name' | 'id'>>(games: readonly T[]): T[] {
  return [...games].sort(
    (a, b) => a.rank - b.rank || (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1),
  );
}
