import { Injectable } from '@nestjs/common';
import { CreditTransfer, ReportsGateway, type CreditMovementKind } from '@housebrand/providers/nest';
import type { MoneyKind, MoneySide } from '@housebrand/office';
import { DomainError, type MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import { stepReference, type PaymentStep } from '@housebrand/wallet';
import type { MoneyRow } from './money.repository';

/** How the provider's statement calls what a move does. */
const MOVEMENTS: Partial<Record<MoneyKind, CreditMovementKind>> = {
  DEPOSIT: 'DEPOSIT',
  WITHDRAWAL: 'WITHDRAWAL',
  INCOME: 'INCOME',
  CASHBACK: 'CASHBACK',
};
const STEPS: readonly PaymentStep[] = ['credit', 'return', 'debit'];
/** The provider's clock may differ from ours. */
const SKEW_MS = 5 * 60_000;
const PAGE = 50;

/** What the provider's records show about a payment or move. */
export interface ProviderAnswer {
  side: MoneySide | null;
  isAnswering: boolean;
}

/** Looks a payment or move up in the provider's records, using the installation's secret. */
@Injectable()
export class ProviderSide {
  constructor(
    private readonly reports: ReportsGateway,
    private readonly transfers: CreditTransfer,
    private readonly clock: Clock,
  ) {}

  /** Returns what the provider shows; nothing while it does not answer, or has no such list. */
  async of(member: MemberRef, row: MoneyRow): Promise<ProviderAnswer> {
    try {
      const side = row.record === 'MOVE' ? await this.ofMove(member, row) : await this.ofPayment(member, row);
      return { side, isAnswering: true };
    } catch (error) {
      if (error instanceof DomainError) return { side: null, isAnswering: false };
      throw error;
    }
  }

  private async ofMove(
    member: MemberRef,
    { kind, amount, reference, created_at: createdAt }: MoneyRow,
  ): Promise<MoneySide | null> {
    const range = { from: new Date(createdAt.getTime() - SKEW_MS), until: this.clock.now() };
    const { movements } = await this.reports.statement(member, { range, limit: PAGE, kinds: [MOVEMENTS[kind]!] });
    const size = (satang: bigint) => (satang < 0n ? -satang : satang);
    // the transfer of a deposit has satang of its own, by which the provider recognises it
    const more = kind === 'DEPOSIT' ? 99n : 0n;
    const isAmount = (moved: bigint) => amount === null || (moved >= BigInt(amount) && moved <= BigInt(amount) + more);
    const isIt = (movement: (typeof movements)[number]) =>
      reference === null
        ? isAmount(size(movement.amountSatang))
        : movement.reference === reference || movement.reported?.id === reference;
    // the oldest entry that fits
    const found = movements.findLast(isIt);
    if (!found) return null;
    return {
      amountSatang: Number(size(found.amountSatang)),
      state: found.reported?.status ?? 'DONE',
      reference: found.reported?.id ?? found.reference,
      at: found.at.toISOString(),
    };
  }

  private async ofPayment(member: MemberRef, { id }: MoneyRow): Promise<MoneySide | null> {
    for (const step of STEPS) {
      const reference = stepReference(id, step);
      const outcome = await this.transfers.query({ member, reference });
      if (outcome.kind === 'settled') {
        const { amount, at } = outcome.value;
        const satang = amount.kind === 'CREDIT' ? Number(amount.satang) : null;
        return { amountSatang: satang, state: `${step.toUpperCase()}_SETTLED`, reference, at: at.toISOString() };
      }
      if (outcome.kind === 'refused')
        return { amountSatang: null, state: `${step.toUpperCase()}_REFUSED`, reference, at: null };
    }
    return null;
  }
}
