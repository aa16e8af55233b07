/** DEPOSIT: deposits, including open ones. LOSS: stakes minus payouts of settled bets. */
export const LIMIT_KINDS = ['DEPOSIT', 'LOSS'] as const;

/** One of {@link LIMIT_KINDS}. */
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Periods in the agent's time zone: a business day, a week that starts on Monday, a month. */
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

/** One of {@link LIMIT_PERIODS}. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
