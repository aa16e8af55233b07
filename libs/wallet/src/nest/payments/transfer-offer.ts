import { Injectable } from '@nestjs/common';
import { CreditTransfer, NotOffered } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';

/** So long an answer is believed. */
const BELIEVED_MS = 60_000;
/** A reference of nothing. */
const REFERENCE = 'offered';

/** Whether the provider takes what we originate at all (decisions, Extensions): asked for before anything is begun. */
@Injectable()
export class TransferOffer {
  private known: { refusal: NotOffered | null; untilMs: number } | undefined;

  constructor(
    private readonly transfers: CreditTransfer,
    private readonly clock: Clock,
  ) {}

  /** @throws NotOffered, and ProviderUnavailable when nobody answers */
  async assertOffered(member: MemberRef): Promise<void> {
    const nowMs = this.clock.elapsedMs();
    if (!this.known || this.known.untilMs < nowMs)
      this.known = { refusal: await this.ask(member), untilMs: nowMs + BELIEVED_MS };
    if (this.known.refusal) throw this.known.refusal;
  }

  private ask(member: MemberRef): Promise<NotOffered | null> {
    return this.transfers.query({ member, reference: REFERENCE }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof NotOffered) return error;
        throw error;
      },
    );
  }
}
