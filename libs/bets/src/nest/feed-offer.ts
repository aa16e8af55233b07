import { Injectable } from '@nestjs/common';
import { FeedGateway, NotOffered } from '@housebrand/providers/nest';
import { Clock } from '@housebrand/shared/nest';
import { BetsService } from './bets.service';

/** How long the feed counts as offered after the provider has confirmed it: most pages need it. */
const CONFIRMED_MS = 1_000;
/** Time until an unresponsive provider is called again, so that not every request waits for its timeout. */
const RETRY_AFTER_MS = 10_000;

/**
 * Whether the provider has a bet feed, which all features that depend on play need (see decisions, Extensions).
 */
@Injectable()
export class FeedOffer {
  private offeredUntilMs = -Infinity;
  private pending: Promise<NotOffered | null> | undefined;

  constructor(
    private readonly feed: FeedGateway,
    private readonly bets: BetsService,
    private readonly clock: Clock,
  ) {}

  /** An unresponsive provider counts as offering the feed, because its bets arrive later. @throws NotOffered */
  async assertOffered(): Promise<void> {
    const refusal = await this.refusal();
    if (refusal) throw refusal;
  }

  /** Like `assertOffered`, as an answer. */
  async isOffered(): Promise<boolean> {
    return (await this.refusal()) === null;
  }

  /** Concurrent callers share one call. */
  private async refusal(): Promise<NotOffered | null> {
    if (this.clock.elapsedMs() < this.offeredUntilMs) return null;
    this.pending ??= this.check().finally(() => (this.pending = undefined));
    return this.pending;
  }

  private async check(): Promise<NotOffered | null> {
    let keepMs = CONFIRMED_MS;
    try {
      // any page shows that there is a feed; the first event needs no look at the cursor
      await this.feed.page(null, 1);
    } catch (error) {
      if (error instanceof NotOffered) return error;
      keepMs = RETRY_AFTER_MS;
    }
    this.offeredUntilMs = this.clock.elapsedMs() + keepMs;
    return null;
  }

  /** Whether all bet events before an instant are processed. */
  async isReadUntil(instant: Date): Promise<boolean> {
    const { events, hasMore } = await this.feed.page(await this.bets.cursor());
    return !hasMore && events.every(({ at }) => at >= instant);
  }
}
