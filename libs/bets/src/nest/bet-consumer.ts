import { Injectable } from '@nestjs/common';
import { FeedGateway, NotOffered } from '@housebrand/providers/nest';
import { AppLog, Jobs, ProviderUnavailable } from '@housebrand/shared/nest';
import { BetsService } from './bets.service';

const EVERY_MS = 5_000;
/** A provider without a feed is asked again this often. */
const ABSENT_MS = 60_000;

/** Reads the provider's feed of bets to its end, every five seconds, in one instance of all. */
@Injectable()
export class BetConsumer {
  private trouble: 'none' | 'absent' | 'unavailable' = 'none';
  private notBefore = 0;

  constructor(
    private readonly feed: FeedGateway,
    private readonly bets: BetsService,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'bet-feed', everyMs: EVERY_MS, run: (signal) => this.follow(signal) });
  }

  /** Reads what there is by now. A provider that does not answer, or has no feed, is noted once and asked again later. */
  async follow(signal: AbortSignal): Promise<void> {
    if (performance.now() < this.notBefore) return;
    try {
      let hasMore = true;
      while (hasMore && !signal.aborted) hasMore = await this.page();
      this.note('none');
    } catch (error) {
      if (error instanceof NotOffered) {
        this.notBefore = performance.now() + ABSENT_MS;
        this.note('absent');
      } else if (error instanceof ProviderUnavailable) this.note('unavailable');
      else throw error;
    }
  }

  /** @returns whether there is more */
  private async page(): Promise<boolean> {
    const from = await this.bets.cursor();
    const { events, cursor, hasMore } = await this.feed.page(from);
    // a cursor that stays has nothing behind it, whatever else is said: the next run asks again
    if (cursor === from) return false;
    const isTaken = await this.bets.take({ from, events, cursor });
    return hasMore && isTaken;
  }

  private note(trouble: typeof this.trouble): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    if (trouble === 'absent')
      this.log.warn('the provider has no feed of bets: quests, tournaments and income by play are not offered');
    else if (trouble === 'unavailable') this.log.warn('the feed of bets cannot be read; what is played counts later');
    else this.log.info('the feed of bets is read');
  }
}
