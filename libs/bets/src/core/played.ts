import type { Satang } from '@housebrand/shared';

/** Sums of settled bets in a period; void bets don't count. */
export interface PlayedSums {
  turnoverSatang: Satang;
  payoutSatang: Satang;
  bets: number;
}

/** Sums of a member's settled bets on one game in a period. */
export interface PlayedGameSums extends PlayedSums {
  gameId: string;
  provider: string;
  category: string;
}

/** Filter of the sums: members, period and games. */
export interface PlayQuery {
  /** Omitted: all members of the agent. */
  usernames?: readonly string[];
  from: Date;
  until: Date;
  /** If `gameIds` and `categories` are both empty, every game counts. */
  gameIds: readonly string[];
  categories: readonly string[];
}

/** Sums of one member for a {@link PlayQuery}, excluding void bets. */
export interface WantedSums extends PlayedSums {
  username: string;
  /** The largest payout of one bet. */
  highestPayoutSatang: Satang;
  /** The best payout per baht staked, in hundredths, rounded down. */
  bestMultiplierHundredths: bigint;
  /** Position of the agent's last move; the sums include all moves up to it. */
  upTo: bigint;
}
