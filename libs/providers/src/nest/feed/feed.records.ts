import type { MemberRef, Satang } from '@housebrand/shared';

/** What happened to a bet. It may come more than once, and before what happened earlier. */
export interface BetFeedEvent {
  /** The same whenever the event comes. */
  id: string;
  /** `stake`: money was put on it. `settle`: decided. `void`: it counts as never made. */
  kind: 'stake' | 'settle' | 'void';
  betId: string;
  at: Date;
  member: MemberRef;
  gameId: string;
  provider: string;
  category: string;
  /** Of a `stake` what was put on by it; otherwise the whole bet's. */
  stakeSatang: Satang;
  payoutSatang: Satang;
}

/** Some events of the feed in their order; the cursor is kept and asked with next. */
export interface BetFeedPage {
  events: BetFeedEvent[];
  /** Where the next page begins. */
  cursor: string;
  /** Whether the next page is there already. */
  hasMore: boolean;
}
