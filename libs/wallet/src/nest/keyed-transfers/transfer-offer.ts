import { Injectable } from '@nestjs/common';
import { CreditTransfer, NotOffered } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { Clock, ProviderUnavailable } from '@housebrand/shared/nest';

/** A reference that no transfer has. */
const REFERENCE = 'offered';
/** How long a confirmation is shown to be true. */
const SHOWN_MS = 1_000;

/**
 * Checks that the provider supports transfers (decisions, Extensions), so that no payment is opened that it would reject. Concurrent
 * checks share one call.
 */
@Injectable()
export class TransferOffer {
  private pending: Promise<unknown> | undefined;
  /** When the provider last confirmed its support; `null` before, and after a refusal. */
  private confirmedMs: number | null = null;

  constructor(
    private readonly transfers: CreditTransfer,
    private readonly clock: Clock,
  ) {}

  /**
   * Like `assertOffered`, for a payment that begins with a debit: once the provider has confirmed its support, the debit decides. If it is
   * not offered any more, nothing moves, and `recordNotOffered` lets the next payment ask again.
   */
  async assertDebitOffered(member: MemberRef): Promise<void> {
    if (this.confirmedMs === null) await this.assertOffered(member);
  }

  /** Records that a transfer was not offered. */
  recordNotOffered(): void {
    this.confirmedMs = null;
  }

  /**
   * Asks the provider. Passes while the provider is unavailable if it confirmed support before: the payment then waits for it.
   * @param use to show a page, a confirmation of the last second is enough
   * @throws NotOffered; ProviderUnavailable if the provider does not answer and has not confirmed support yet
   */
  async assertOffered(member: MemberRef, use: 'show' | 'pay' = 'pay'): Promise<void> {
    const isRecent = this.confirmedMs !== null && this.clock.elapsedMs() - this.confirmedMs < SHOWN_MS;
    if (use === 'show' && isRecent) return;
    this.pending ??= this.check(member).finally(() => (this.pending = undefined));
    await this.pending;
  }

  private async check(member: MemberRef): Promise<unknown> {
    try {
      const outcome = await this.transfers.query({ member, reference: REFERENCE });
      this.confirmedMs = this.clock.elapsedMs();
      return outcome;
    } catch (error) {
      if (error instanceof ProviderUnavailable && this.confirmedMs !== null) return undefined;
      if (error instanceof NotOffered) this.confirmedMs = null;
      throw error;
    }
  }
}
