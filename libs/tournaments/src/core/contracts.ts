/**
 * The figure that scores count: turnover, the largest payout of one round, payouts minus stakes, rounds, or the best
 * payout per baht staked (specification section 3, tournament).
 */
export const CALCULATIONS = ['TURNOVER', 'HIGHEST_WIN', 'NET_WIN', 'ROUNDS', 'MULTIPLIER'] as const;
/** One of {@link CALCULATIONS}. */
export type Calculation = (typeof CALCULATIONS)[number];

/** CREDIT can be played with; POINT is spent in the reward shop. */
export const PRIZE_KINDS = ['CREDIT', 'POINT'] as const;
/** One of {@link PRIZE_KINDS}. */
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/** A tournament with its board: an entry of `GET /api/apps/tournaments/leaderboards/{prefix}` (specification section 3). */
export interface Tournament {
  id: string;
  name: TournamentText;
  rewardType: PrizeKind;
  calculationType: Calculation;
  /** Ids of the games that count; all games count when this and `categories` are empty. */
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
  /** Prizes by place, the first place first: baht or points. */
  rewards: number[];
  /** Whether the prizes are settled; the board is final then. */
  isClosed: boolean;
  /** Number of members with a score. */
  members: number;
  leaderboards: LeaderboardRow[];
  /** The caller's own row, wherever it is on the board; `null` without a score. */
  own: OwnRow | null;
}

/** A text that an agent wrote for its members. */
export interface TournamentText {
  th: string;
  en: string;
}

/** Derived from the clock: {@link tournamentStatus}. */
export const TOURNAMENT_STATUSES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
/** One of {@link TOURNAMENT_STATUSES}. */
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** One place of a board. */
export interface LeaderboardRow {
  /** Equal scores share a rank: 1, 2, 2, 4. */
  rank: number;
  /** Masked except for the first and last characters; full in the caller's own row. */
  username: string;
  /** Baht, rounds, or the multiplier. */
  score: number;
  /** Baht or points; 0 without a prize. Equal scores split the prizes of their places. */
  reward: number;
}

/** The caller's own row. */
export interface OwnRow extends LeaderboardRow {
  /** The lead of the next better score; `null` for the first. */
  gap: number | null;
}

/** Ranking periods: the business day, the week from Monday, the month. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
/** One of {@link PERIODS}. */
export type Period = (typeof PERIODS)[number];

/** The members with the highest turnover in a period: an entry of `GET /api/apps/rankings/{prefix}`, our addition. */
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
