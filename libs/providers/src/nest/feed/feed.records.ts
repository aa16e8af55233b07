import type { MemberRef, Satang } from '@housebrand/shared';

/** A bet event. It may arrive repeatedly and before earlier events. */
export interface BetFeedEvent {
  /** Stays the same when the event is repeated. */
  id: string;
  /** `stake`: a stake was placed. `settle`: the bet was decided. `void`: the bet counts as never made. */
  kind: 'stake' | 'settle' | 'void';
  betId: string;
  at: Date;
  member: MemberRef;
  gameId: string;
  provider: string;
  category: string;
  /** For a `stake`, the amount placed by this event; otherwise the whole bet's stake. */
  stakeSatang: Satang;
  payoutSatang: Satang;
}

/** A page of the feed; keep the cursor for the next request. */
export interface BetFeedPage {
  events: BetFeedEvent[];
  /** Cursor of the next page. */
  cursor: string;
  /** Whether the next page already exists. */
  hasMore: boolean;
}
