import { Injectable } from '@nestjs/common';
import { BetsService } from '@housebrand/bets/nest';
import { FeedGateway, NotOffered } from '@housebrand/providers/nest';
import { Clock } from '@housebrand/shared/nest';

/** So long an answer is believed. */
const BELIEVED_MS = 60_000;

/** Whether the provider tells of bets at all (decisions, Extensions): what stands on play is not offered without. */
@Injectable()
export class FeedOffer {
  private known: { refusal: Promise<NotOffered | null>; untilMs: number } | undefined;

  constructor(
    private readonly feed: FeedGateway,
    private readonly bets: BetsService,
    private readonly clock: Clock,
  ) {}

  /** A provider that does not answer is offered still: what is played counts later. @throws NotOffered */
  async assertOffered(): Promise<void> {
    const refusal = await this.refusal();
    if (refusal) throw refusal;
  }

  async isOffered(): Promise<boolean> {
    return (await this.refusal()) === null;
  }

  private refusal(): Promise<NotOffered | null> {
    const nowMs = this.clock.elapsedMs();
    if (!this.known || this.known.untilMs < nowMs) this.known = { refusal: this.ask(), untilMs: nowMs + BELIEVED_MS };
    return this.known.refusal;
  }

  private async ask(): Promise<NotOffered | null> {
    try {
      await this.feed.page(await this.bets.cursor());
      return null;
    } catch (error) {
      return error instanceof NotOffered ? error : null;
    }
  }

  /** Whether all that was settled before an instant is booked by now. */
  async isReadUntil(instant: Date): Promise<boolean> {
    const { events, hasMore } = await this.feed.page(await this.bets.cursor());
    return !hasMore && events.every(({ at }) => at >= instant);
  }
}
