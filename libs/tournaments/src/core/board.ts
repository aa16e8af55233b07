import type { TournamentStatus } from './terms';

/** A tournament's status at an instant; it includes `start` and excludes `end`. */
export function tournamentStatus(start: Date, end: Date, now: Date): TournamentStatus {
  if (now < start) return 'UPCOMING';
  return now < end ? 'RUNNING' : 'ENDED';
}

/** A row's position on its board: equal scores share a rank and are ordered by name. */
export interface Standing {
  /** One more than the members ahead. */
  rank: number;
  /** Number of members with this score, including this one. */
  tied: number;
  /** One more than the rows before it. */
  place: number;
}

/**
 * Returns the prize of a position. Members with equal scores split the prizes of their places to the last satang or
 * point; the first of them get the remainder.
 * @param rewards prizes by place, the first place first
 */
export function prizeOf(rewards: readonly bigint[], { rank, tied, place }: Standing): bigint {
  const shared = rewards.slice(rank - 1, rank - 1 + tied).reduce((sum, reward) => sum + reward, 0n);
  const each = shared / BigInt(tied);
  return BigInt(place - rank) < shared % BigInt(tied) ? each + 1n : each;
}

/** A member with a score. */
export interface Scored {
  username: string;
  score: bigint;
}

/** Sorts a whole board: highest score first, ties by name. */
export function standings<S extends Scored>(scores: readonly S[]): (S & Standing)[] {
  const ordered = scores.toSorted((a, b) => compare(b.score, a.score) || compare(a.username, b.username));
  const groups = Map.groupBy(ordered, ({ score }) => score);
  let before = 0;
  return [...groups.values()].flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((row, index) => ({ ...row, rank, tied: group.length, place: rank + index }));
  });
}

const compare = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
