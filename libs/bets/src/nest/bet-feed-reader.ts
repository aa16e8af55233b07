import { Injectable } from '@nestjs/common';
import { FeedGateway, NotOffered } from '@housebrand/providers/nest';
import { AppLog, Jobs, ProviderUnavailable } from '@housebrand/shared/nest';
import { BetsService } from './bets.service';

const EVERY_MS = 5_000;
/** Retry interval for a provider without a bet feed. */
const ABSENT_MS = 60_000;

/** Reads the provider's bet feed to its end every five seconds, in one instance of the server at a time. */
@Injectable()
export class BetFeedReader {
  private problem: 'none' | 'absent' | 'unavailable' = 'none';
  private notBefore = 0;

  constructor(
    private readonly feed: FeedGateway,
    private readonly bets: BetsService,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'bet-feed', everyMs: EVERY_MS, run: (signal) => this.follow(signal) });
  }

  /** Reads all available pages. Logs once if the provider is unavailable or has no feed, and retries later. */
  async follow(signal: AbortSignal): Promise<void> {
    if (performance.now() < this.notBefore) return;
    try {
      let hasMore = true;
      while (hasMore && !signal.aborted) hasMore = await this.page();
      this.report('none');
    } catch (error) {
      if (error instanceof NotOffered) {
        this.notBefore = performance.now() + ABSENT_MS;
        this.report('absent');
      } else if (error instanceof ProviderUnavailable) this.report('unavailable');
      else throw error;
    }
  }

  /** Stores one page. @returns whether more pages are available */
  private async page(): Promise<boolean> {
    const from = await this.bets.cursor();
    const { events, cursor, hasMore } = await this.feed.page(from);
    // Ignore `hasMore` if the cursor stays the same; the next run retries.
    if (cursor === from) return false;
    const isStored = await this.bets.take({ from, events, cursor });
    return hasMore && isStored;
  }

  private report(problem: typeof this.problem): void {
    if (problem === this.problem) return;
    this.problem = problem;
    if (problem === 'absent')
      this.log.warn('the provider has no bet feed: quests, tournaments and turnover-based income are unavailable');
    else if (problem === 'unavailable')
      this.log.warn('the bet feed is unavailable: bets count once it can be read again');
    else this.log.info('the bet feed is available again');
  }
}
