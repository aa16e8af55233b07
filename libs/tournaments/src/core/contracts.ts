/** A tournament with its board: an entry of `GET /api/apps/tournaments/leaderboards/{prefix}` (specification section 3). */
export interface Tournament {
  id: string;
  name: TournamentText;
  rewardType: 'CREDIT' | 'POINT';
  /** What counts: money played, or the best payout for one baht staked. */
  calculationType: 'TURNOVER' | 'MULTIPLIER';
  /** Game ids that count; none: all of them. */
  games: string[];
  content: TournamentText;
  /** ISO 8601. */
  startDate: string;
  /** ISO 8601. */
  endDate: string;
  status: TournamentStatus;
  imageUrl: string;
  leaderboards: LeaderboardRow[];
  /** The asking member's own row, also when it is not among the first. `null`: not on the board. */
  own: LeaderboardRow | null;
}

export interface TournamentText {
  th: string;
  en: string;
}

export type TournamentStatus = 'UPCOMING' | 'RUNNING' | 'ENDED';

export interface LeaderboardRow {
  rank: number;
  /** Masked but for the first and last characters, except in the member's own row. */
  username: string;
  /** Baht played, or the multiplier. */
  score: number;
  /** Baht or points; 0 below the prizes. */
  reward: number;
}
