import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { BalanceGateway } from '@housebrand/providers/nest';
import { DomainError, type MemberRef, type Satang } from '@housebrand/shared';
import { Database, ProviderUnavailable } from '@housebrand/shared/nest';
import { STATEMENT_LIMITS } from '../../core';
import { ledgerAccountTable } from '../ledger/ledger.tables';
import { paymentTable } from '../payment-records/payment.tables';
import { chipPurchaseTable } from '../purchases/purchase.tables';
import { ReportsService } from '../reports/reports.service';
import { heldRewardTable } from '../rewards/held-reward.tables';
import { providerMoveTable } from '../unkeyed-moves/move.tables';

const OPEN = ['CREATE', 'APPROVE'] as const;

/** Finds the money of a member who wants to leave. */
@Injectable()
export class RemainingMoney {
  constructor(
    private readonly database: Database,
    private readonly balances: BalanceGateway,
    private readonly reports: ReportsService,
  ) {}

  /** Whether one of our records of the member's payments is open. */
  async isMoving({ prefix, username }: MemberRef): Promise<boolean> {
    const ofPayments = and(
      inArray(paymentTable.status, OPEN),
      or(eq(paymentTable.username, username), eq(paymentTable.receiver, username)),
    );
    const ofMoves = and(
      eq(providerMoveTable.username, username),
      inArray(providerMoveTable.state, ['SENT', 'UNKNOWN']),
    );
    const ofPurchases = and(eq(chipPurchaseTable.username, username), inArray(chipPurchaseTable.status, OPEN));
    return this.database.forAgent(prefix, async (tx) => {
      if ((await tx.$count(paymentTable, ofPayments)) > 0) return true;
      if ((await tx.$count(providerMoveTable, ofMoves)) > 0) return true;
      return (await tx.$count(chipPurchaseTable, ofPurchases)) > 0;
    });
  }

  /** Whether a deposit or withdrawal is open in the provider's reports; `null` if they need a session of the member. @throws ProviderUnavailable */
  async isReportedMoving(member: MemberRef): Promise<boolean | null> {
    const query = { limit: STATEMENT_LIMITS.largest, offset: 0 };
    return this.unlessRefused(async () => {
      const [deposits, withdrawals] = [
        await this.reports.deposits(member, query),
        await this.reports.withdrawals(member, query),
      ];
      return [...deposits.data, ...withdrawals.data].some(({ status }) => OPEN.some((open) => open === status));
    });
  }

  /**
   * Adds up the credit, the income that is not paid yet, and rewards that an exclusion holds. `null` if the credit needs a session of
   * the member. @throws ProviderUnavailable
   */
  async creditOf(member: MemberRef): Promise<Satang | null> {
    const credit = await this.unlessRefused(async () => (await this.balances.current(member)).balanceSatang);
    return credit === null ? null : credit + (await this.owed(member));
  }

  private async owed({ prefix, username }: MemberRef): Promise<Satang> {
    const held = { sum: sql<string>`coalesce(sum(${heldRewardTable.amount}), 0)` };
    return this.database.forAgent(prefix, async (tx) => {
      const isHeld = and(
        eq(heldRewardTable.username, username),
        eq(heldRewardTable.unit, 'CREDIT'),
        isNull(heldRewardTable.paidAt),
      );
      const [rewards] = await tx.select(held).from(heldRewardTable).where(isHeld);
      const isIncome = and(eq(ledgerAccountTable.id, `affiliate:${username}`), eq(ledgerAccountTable.unit, 'CREDIT'));
      const [income] = await tx
        .select({ balance: ledgerAccountTable.balance })
        .from(ledgerAccountTable)
        .where(isIncome);
      return BigInt(rewards!.sum) + (income?.balance ?? 0n);
    });
  }

  private async unlessRefused<T>(read: () => Promise<T>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof DomainError && !(error instanceof ProviderUnavailable)) return null;
      throw error;
    }
  }
}
