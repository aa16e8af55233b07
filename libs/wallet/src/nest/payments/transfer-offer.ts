import { Injectable } from '@nestjs/common';
import { CreditTransfer, NotOffered } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';

/** A reference of nothing. */
const REFERENCE = 'offered';

/**
 * Whether the provider takes what we originate at all (decisions, Extensions): asked for before anything is begun, each time, so that
 * nothing is begun that it would turn away. Who asks while a question is under way shares its answer.
 */
@Injectable()
export class TransferOffer {
  private asking: Promise<unknown> | undefined;
  private wasOffered = false;

  constructor(private readonly transfers: CreditTransfer) {}

  /** @throws NotOffered, and ProviderUnavailable when nobody answers and nobody has said yes before: what is begun then waits for the provider */
  async assertOffered(member: MemberRef): Promise<void> {
    this.asking ??= this.ask(member).finally(() => (this.asking = undefined));
    await this.asking;
  }

  private async ask(member: MemberRef): Promise<unknown> {
    try {
      const ofNothing = await this.transfers.query({ member, reference: REFERENCE });
      this.wasOffered = true;
      return ofNothing;
    } catch (error) {
      if (error instanceof ProviderUnavailable && this.wasOffered) return undefined;
      if (error instanceof NotOffered) this.wasOffered = false;
      throw error;
    }
  }
}
