import { readingOf, usePortal, type Reading } from '@housebrand/shared/headless';
import type { Ranking, Tournament } from '../core';
import { useLeaderboards } from './api/get-leaderboards';
import { useRankings } from './api/get-rankings';

/** Tournaments and rankings with their leaders. */
export interface Leaderboards {
  /** Running, upcoming and ended tournaments with the first rows of their boards. */
  tournaments: Reading<Tournament[]>;
  /** The rankings of the day, the week and the month. */
  rankings: Reading<Ranking[]>;
}

/** Leaderboards, refetched while they are in use. */
export function useLeaderboard(): Leaderboards {
  const { member } = usePortal();
  return { tournaments: readingOf(useLeaderboards(member)), rankings: readingOf(useRankings(member)) };
}
