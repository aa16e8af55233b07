/**
 * What counts: money played, the largest payout of one round, payouts less stakes, rounds, or the best payout for one baht
 * staked (specification section 3, tournament).
 */
export const CALCULATIONS = ['TURNOVER', 'HIGHEST_WIN', 'NET_WIN', 'ROUNDS', 'MULTIPLIER'] as const;
/** One of {@link CALCULATIONS}. */
export type Calculation = (typeof CALCULATIONS)[number];

/** CREDIT is money to play with, POINT is spent in the reward shop. */
export const PRIZE_KINDS = ['CREDIT', 'POINT'] as const;
/** One of {@link PRIZE_KINDS}. */
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** A tournament with its board: an entry of `GET /api/apps/tournaments/leaderboards/{prefix}` (specification section 3). */
export interface Tournament {
  id: string;
  name: TournamentText;
  rewardType: PrizeKind;
  calculationType: Calculation;
  /** Game ids that count; with `categories` both empty: all of them. */
  games: string[];
  /** Categories whose games count. */
  categories: string[];
  content: TournamentText;
  /** ISO 8601. */
  startDate: string;
  /** ISO 8601. */
  endDate: string;
  status: TournamentStatus;
  imageUrl: string;
  /** What the places win, the first first: baht or points. */
  rewards: number[];
  /** Whether the prizes are settled: nothing moves on the board any more. */
  isClosed: boolean;
  /** How many members have a score. */
  members: number;
  leaderboards: LeaderboardRow[];
  /** The asking member's own row, also when it is not among the first. `null`: not on the board. */
  own: OwnRow | null;
}

/** A text that an agent wrote for its members, in both languages. */
export interface TournamentText {
  th: string;
  en: string;
}

/** By the clock alone, as {@link tournamentStatus} tells. */
export const TOURNAMENT_STATUSES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
/** One of {@link TOURNAMENT_STATUSES}. */
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** One place of a board. */
export interface LeaderboardRow {
  /** Equal scores share it: 1, 2, 2, 4. */
  rank: number;
  /** Masked but for the first and last characters, except in the member's own row. */
  username: string;
  /** Baht, rounds, or the multiplier. */
  score: number;
  /** Baht or points; 0 below the prizes. Who shares a place shares what its places win. */
  reward: number;
}

/** The member's own place, prize or not. */
export interface OwnRow extends LeaderboardRow {
  /** What the next better place is ahead; `null` for the first. */
  gap: number | null;
}

/** What rankings are over: the business day, the week from Monday, the month. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
/** One of {@link PERIODS}. */
export type Period = (typeof PERIODS)[number];

/** Who played most in a period: an entry of `GET /api/apps/rankings/{prefix}`, an addition of ours. */
export interface Ranking {
  period: Period;
  calculationType: Calculation;
  /** ISO 8601. */
  startDate: string;
  /** ISO 8601. */
  endDate: string;
  members: number;
  leaderboards: LeaderboardRow[];
  own: OwnRow | null;
}
