import { FEED_PAGE, feedContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { BetFeed } from '../../feed/bet-feed';
import { handler, type WireHandler } from '../handler';

/** What members play, as it happens. */
@Injectable()
export class FeedHandlers {
  constructor(private readonly feed: BetFeed) {}

  all(): WireHandler[] {
    return [
      handler(calls.betFeed, async ({ query: { cursor, limit } }) => {
        const page = await this.feed.page(cursor, Math.min(Number(limit), FEED_PAGE));
        return { result: { after: cursor ?? '', ...page } };
      }),
    ];
  }
}
