import { Injectable } from '@nestjs/common';
import { FeedGateway, NotOffered } from '@housebrand/providers/nest';
import { Clock } from '@housebrand/shared/nest';

/** So long an answer is believed. */
const BELIEVED_MS = 60_000;

/** Whether the provider tells what is played (decisions, Extensions): asked for with one event, and believed for a minute. */
@Injectable()
export class FeedOffer {
  private known: { refusal: NotOffered | null; untilMs: number } | undefined;

  constructor(
    private readonly feed: FeedGateway,
    private readonly clock: Clock,
  ) {}

  /** A provider that does not answer now may well have a feed: what was read of it before stays on show. @throws NotOffered */
  async assertOffered(): Promise<void> {
    const nowMs = this.clock.elapsedMs();
    if (!this.known || this.known.untilMs < nowMs)
      this.known = { refusal: await this.ask(), untilMs: nowMs + BELIEVED_MS };
    if (this.known.refusal) throw this.known.refusal;
  }

  private ask(): Promise<NotOffered | null> {
    return this.feed.page(null, 1).then(
      () => null,
      (error: unknown) => (error instanceof NotOffered ? error : null),
    );
  }
}
