import { Injectable } from '@nestjs/common';
import { FeedGateway, NotOffered } from '@housebrand/providers/nest';
import { Clock } from '@housebrand/shared/nest';
import { BetsService } from './bets.service';

/** Maximum age of a cached reply that is only displayed. */
const DISPLAY_MAX_AGE_MS = 1_000;
/** Time until an unresponsive provider is called again, so that not every request waits for its timeout. */
const RETRY_AFTER_MS = 10_000;

/**
 * Whether the provider has a bet feed, which all features that depend on play need (see decisions, Extensions).
 */
@Injectable()
export class FeedOffer {
  private cached: { refusal: NotOffered | null; untilMs: number; atMs: number } | undefined;
  private pending: Promise<NotOffered | null> | undefined;

  constructor(
    private readonly feed: FeedGateway,
    private readonly bets: BetsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks at every call. An unresponsive provider counts as offering the feed, because its bets arrive later.
   * @throws NotOffered
   */
  async assertOffered(): Promise<void> {
    const refusal = await this.refusal(0);
    if (refusal) throw refusal;
  }

  /** Like `assertOffered`, from a reply that is at most one second old. */
  async isOffered(): Promise<boolean> {
    return (await this.refusal(DISPLAY_MAX_AGE_MS)) === null;
  }

  /** Concurrent callers share one call. */
  private async refusal(maxAgeMs: number): Promise<NotOffered | null> {
    const { cached } = this;
    const nowMs = this.clock.elapsedMs();
    if (cached && (nowMs < cached.untilMs || nowMs - cached.atMs < maxAgeMs)) return cached.refusal;
    this.pending ??= this.check().finally(() => (this.pending = undefined));
    return this.pending;
  }

  private async check(): Promise<NotOffered | null> {
    // any page shows that there is a feed; the first event needs no look at the cursor
    const { refusal, keepMs } = await this.feed.page(null, 1).then(
      () => ({ refusal: null, keepMs: 0 }),
      (error: unknown) =>
        error instanceof NotOffered ? { refusal: error, keepMs: 0 } : { refusal: null, keepMs: RETRY_AFTER_MS },
    );
    const atMs = this.clock.elapsedMs();
    this.cached = { refusal, atMs, untilMs: atMs + keepMs };
    return refusal;
  }

  /** Whether all bet events before an instant are processed. */
  async isReadUntil(instant: Date): Promise<boolean> {
    const { events, hasMore } = await this.feed.page(await this.bets.cursor());
    return !hasMore && events.every(({ at }) => at >= instant);
  }
}
