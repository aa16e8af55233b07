/** CREDIT can be played with; POINT is spent in the reward shop. */
export const PRIZE_KINDS = ['CREDIT', 'POINT'] as const;

/** One of {@link PRIZE_KINDS}. */
export type PrizeKind = (typeof PRIZE_KINDS)[number];

/**
 * The figure that scores count: turnover, the largest payout of one round, payouts minus stakes, rounds, or the best
 * payout per baht staked (specification section 3, tournament).
 */
export const CALCULATIONS = ['TURNOVER', 'HIGHEST_WIN', 'NET_WIN', 'ROUNDS', 'MULTIPLIER'] as const;

/** One of {@link CALCULATIONS}. */
export type Calculation = (typeof CALCULATIONS)[number];

/** Derived from the clock: {@link tournamentStatus}. */
export const TOURNAMENT_STATUSES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;

/** One of {@link TOURNAMENT_STATUSES}. */
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** Ranking periods: the business day, the week from Monday, the month. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

/** One of {@link PERIODS}. */
export type Period = (typeof PERIODS)[number];
