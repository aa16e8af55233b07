import { Injectable } from '@nestjs/common';
import { BetsService } from '@housebrand/bets/nest';
import { FeedGateway, NotOffered } from '@housebrand/providers/nest';
import { Clock } from '@housebrand/shared/nest';

/** What is only shown, often, goes by an answer of this age. */
const SHOWN_MS = 1_000;
/** A provider that did not answer is asked again after this: its silence is not waited for by everybody. */
const SILENT_MS = 10_000;

/** Whether the provider tells of bets at all (decisions, Extensions): what stands on play is not offered without. */
@Injectable()
export class FeedOffer {
  private known: { refusal: NotOffered | null; untilMs: number; atMs: number } | undefined;
  private asking: Promise<NotOffered | null> | undefined;

  constructor(
    private readonly feed: FeedGateway,
    private readonly bets: BetsService,
    private readonly clock: Clock,
  ) {}

  /** Asked each time. A provider that does not answer is offered still: what is played counts later. @throws NotOffered */
  async assertOffered(): Promise<void> {
    const refusal = await this.refusal(0);
    if (refusal) throw refusal;
  }

  /** As of a second ago at the most. */
  async isOffered(): Promise<boolean> {
    return (await this.refusal(SHOWN_MS)) === null;
  }

  /** Who asks while a question is under way shares its answer. */
  private async refusal(believedMs: number): Promise<NotOffered | null> {
    const { known } = this;
    const nowMs = this.clock.elapsedMs();
    if (known && (nowMs < known.untilMs || nowMs - known.atMs < believedMs)) return known.refusal;
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async ask(): Promise<NotOffered | null> {
    const { refusal, believedMs } = await this.feed.page(await this.bets.cursor()).then(
      () => ({ refusal: null, believedMs: 0 }),
      (error: unknown) =>
        error instanceof NotOffered ? { refusal: error, believedMs: 0 } : { refusal: null, believedMs: SILENT_MS },
    );
    const atMs = this.clock.elapsedMs();
    this.known = { refusal, atMs, untilMs: atMs + believedMs };
    return refusal;
  }

  /** Whether all that was settled before an instant is booked by now. */
  async isReadUntil(instant: Date): Promise<boolean> {
    const { events, hasMore } = await this.feed.page(await this.bets.cursor());
    return !hasMore && events.every(({ at }) => at >= instant);
  }
}
