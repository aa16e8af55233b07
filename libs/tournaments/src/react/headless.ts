import { readingOf, usePortal, type Reading } from '@housebrand/shared/react';
import type { Ranking, Tournament } from '../core';
import { useLeaderboards } from './api/get-leaderboards';
import { useRankings } from './api/get-rankings';

/** What members play for, and who leads. */
export interface Leaderboards {
  /** Tournaments that run, begin or have ended, with the heads of their boards. */
  tournaments: Reading<Tournament[]>;
  /** The day's, the week's and the month's. */
  rankings: Reading<Ranking[]>;
}

/** Who leads, read again while it is looked at. */
export function useLeaderboard(): Leaderboards {
  const { member } = usePortal();
  return { tournaments: readingOf(useLeaderboards(member)), rankings: readingOf(useRankings(member)) };
}
