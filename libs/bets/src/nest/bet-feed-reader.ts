import { Injectable } from '@nestjs/common';
import { FeedGateway, NotOffered, type BetFeedPage } from '@housebrand/providers/nest';
import { AppLog, Jobs, ProviderUnavailable } from '@housebrand/shared/nest';
import { BetConsumers } from './bet-consumers';
import { BetsService } from './bets.service';

const EVERY_MS = 1_000;
/**
 * Time from one run of the consumers to the next while pages follow each other. A longer time lets them combine more bets of a member into
 * one write; it also bounds how long the reader stores pages during a run, and so how far the consumers fall behind.
 */
const COMBINED_MS = 1_000;
/** Retry interval for a provider without a bet feed. */
const ABSENT_MS = 60_000;

/**
 * Reads the provider's bet feed to its end every second, in one instance of the server at a time. The consumers follow at once, so that they
 * are not behind by the interval of their jobs.
 */
@Injectable()
export class BetFeedReader {
  private problem: 'none' | 'absent' | 'unavailable' = 'none';
  private notBefore = 0;

  constructor(
    private readonly feed: FeedGateway,
    private readonly bets: BetsService,
    private readonly consumers: BetConsumers,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'bet-feed', everyMs: EVERY_MS, run: (signal) => this.follow(signal) });
  }

  /** Reads all available pages. Logs once if the provider is unavailable or has no feed, and retries later. */
  async follow(signal: AbortSignal): Promise<void> {
    if (performance.now() < this.notBefore) return;
    try {
      await this.readAll(signal);
      this.report('none');
    } catch (error) {
      if (error instanceof NotOffered) {
        this.notBefore = performance.now() + ABSENT_MS;
        this.report('absent');
      } else if (error instanceof ProviderUnavailable) this.report('unavailable');
      else throw error;
    }
  }

  private async readAll(signal: AbortSignal): Promise<void> {
    const followers = new Followers(() => this.consumers.followAll(signal));
    try {
      let from = await this.bets.cursor();
      let page: Promise<BetFeedPage> | undefined = this.pageAfter(from);
      while (page && !signal.aborted) {
        const { events, cursor, hasMore }: BetFeedPage = await page;
        // Ignore `hasMore` if the cursor stays the same; the next run retries.
        if (cursor === from) return;
        // request the next page while this one is stored
        page = hasMore ? this.pageAfter(cursor) : undefined;
        if (!(await this.bets.take({ from, events, cursor }))) return;
        await followers.stored();
        from = cursor;
      }
    } finally {
      await followers.end();
    }
  }

  /** Requests a page. If the server stops or an earlier page fails, no code awaits it, and its failure doesn't matter. */
  private pageAfter(cursor: string | null): Promise<BetFeedPage> {
    const page = this.feed.page(cursor);
    page.catch(() => undefined);
    return page;
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

/** Runs the consumers beside the reader. */
class Followers {
  private running: Promise<void> | undefined;
  private startedAt = -Infinity;
  private isBehind = false;

  constructor(private readonly follow: () => Promise<void>) {}

  /** Call it for each stored page; waits while the consumers are too far behind. */
  async stored(): Promise<void> {
    this.isBehind = true;
    if (performance.now() - this.startedAt < COMBINED_MS) return;
    await this.running;
    this.start();
  }

  /** Waits until the consumers have processed every stored page. */
  async end(): Promise<void> {
    await this.running;
    if (this.isBehind) this.start();
    await this.running;
  }

  private start(): void {
    this.isBehind = false;
    this.startedAt = performance.now();
    this.running = this.follow();
  }
}
