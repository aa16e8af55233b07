import type { TournamentStatus } from './contracts';

/** Where a tournament stands; `start` belongs to it, `end` does not. */
export function tournamentStatus(start: Date, end: Date, now: Date): TournamentStatus {
  if (now < start) return 'UPCOMING';
  return now < end ? 'RUNNING' : 'ENDED';
}

/** Others see `MTO•••21`: the agent's prefix and the last two characters. */
export function maskUsername(username: string, prefix: string): string {
  const rest = username.slice(prefix.length);
  return `${prefix}•••${rest.length > 4 ? rest.slice(-2) : rest.slice(-1)}`;
}

/** Where a row stands among all of a board: equal scores share a rank, and stand in the order of their names. */
export interface Standing {
  /** One more than the members ahead. */
  rank: number;
  /** How many have this score, this one included. */
  tied: number;
  /** One more than the rows before it. */
  place: number;
}

/**
 * What a standing wins. Members of one score share what their places win together, to the last satang or point: what does
 * not divide goes to the first of them.
 * @param rewards of the first place, the second, …
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

/** A whole board in its order: the highest first, equals by name. */
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
