import type { BetEvent } from '@housebrand/shared';

/** A page of the feed; keep the cursor for the next request. */
export interface BetFeedPage {
  events: BetEvent[];
  /** Cursor of the next page. */
  cursor: string;
  /** Whether the next page already exists. */
  hasMore: boolean;
}
