import type { LeaderboardRow, TournamentStatus } from './contracts';

export function tournamentStatus(start: Date, end: Date, now: Date): TournamentStatus {
  if (now < start) return 'UPCOMING';
  return now < end ? 'RUNNING' : 'ENDED';
}

/** Others see `MTO•••••21`: the agent's prefix and the last two characters. */
export function maskUsername(username: string, prefix: string): string {
  const rest = username.slice(prefix.length);
  return `${prefix}•••${rest.length > 4 ? rest.slice(-2) : rest.slice(-1)}`;
}

/** What the member lacks to overtake the next place; `null` for the first and for who is not on the board. */
export function gapToNext(rows: readonly LeaderboardRow[], own: LeaderboardRow | null): number | null {
  if (!own || own.rank <= 1) return null;
  const ahead = rows.filter(({ rank }) => rank < own.rank).at(-1);
  return ahead ? ahead.score - own.score : null;
}
