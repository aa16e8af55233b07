import { Injectable } from '@nestjs/common';
import { CreditTransfer, NotOffered } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { Clock, ProviderUnavailable } from '@housebrand/shared/nest';

/** A reference that no transfer has. */
const REFERENCE = 'offered';
/** How long transfers count as offered after the provider has confirmed it. */
const CONFIRMED_MS = 1_000;

/**
 * Checks that the provider supports transfers (decisions, Extensions), so that no payment is opened that it would reject. Concurrent
 * checks share one call.
 */
@Injectable()
export class TransferOffer {
  private pending: Promise<unknown> | undefined;
  private wasOffered = false;
  private offeredUntilMs = -Infinity;

  constructor(
    private readonly transfers: CreditTransfer,
    private readonly clock: Clock,
  ) {}

  /**
   * Like `assertOffered`, for a payment that begins with a debit: once the provider has confirmed its support, the debit decides. If it is
   * not offered any more, nothing moves, and `recordNotOffered` lets the next payment ask again.
   */
  async assertDebitOffered(member: MemberRef): Promise<void> {
    if (!this.wasOffered) await this.assertOffered(member);
  }

  /** Records that a transfer was not offered. */
  recordNotOffered(): void {
    this.wasOffered = false;
    this.offeredUntilMs = -Infinity;
  }

  /**
   * Asks the provider, at most once a second while it confirms. Passes while the provider is unavailable if it confirmed support before: the payment then waits for it.
   * @throws NotOffered; ProviderUnavailable if the provider does not answer and has not confirmed support yet
   */
  async assertOffered(member: MemberRef): Promise<void> {
    if (this.clock.elapsedMs() < this.offeredUntilMs) return;
    this.pending ??= this.check(member).finally(() => (this.pending = undefined));
    await this.pending;
  }

  private async check(member: MemberRef): Promise<unknown> {
    try {
      const outcome = await this.transfers.query({ member, reference: REFERENCE });
      this.wasOffered = true;
      this.offeredUntilMs = this.clock.elapsedMs() + CONFIRMED_MS;
      return outcome;
    } catch (error) {
      if (error instanceof ProviderUnavailable && this.wasOffered) return undefined;
      if (error instanceof NotOffered) this.wasOffered = false;
      throw error;
    }
  }
}
