import { FEED_PAGE, feedContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { BetFeed } from '../../feed/bet-feed';
import { handler, type WireHandler } from '../handler';

/** Handles the bet feed. */
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
