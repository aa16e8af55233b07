import type { InstantRange, Satang } from '@housebrand/shared';
import type { PlayedGameSums } from './played';

/** What a member played on a game in a day. */
export interface PlayedDaySums extends PlayedGameSums {
  /** `YYYY-MM-DD` in the requested time zone. */
  day: string;
  /** Bets that became void on this day; the sums leave them out. */
  voids: number;
}

/** A decided bet. */
export interface DecidedBet {
  betId: string;
  at: Date;
  stakeSatang: Satang;
  payoutSatang: Satang;
  isVoid: boolean;
}

/** Which decided bets to return, newest first. */
export interface DecidedBetsQuery {
  range: InstantRange;
  gameId: string;
  limit: number;
  /** The last bet of the page before; `null`: the first page. */
  after: Pick<DecidedBet, 'at' | 'betId'> | null;
}
