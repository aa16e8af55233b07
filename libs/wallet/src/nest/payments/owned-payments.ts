import { Injectable } from '@nestjs/common';
import { NotOffered, ReportsGateway } from '@housebrand/providers/nest';
import { creditOrPoints, isUuid, type CreditOrPoints, type MemberRef, type PaymentReference } from '@housebrand/shared';
import { groupOf, STATEMENT_LIMITS, type ReportedPayment, type StatementGroup } from '../../core';
import { toPaymentEntry } from '../payment-records/payment.mapper';
import { PaymentsRepository } from '../payment-records/payments.repository';
import { PurchasesRepository } from '../purchases/purchases.repository';
import { ReportsService } from '../reports/reports.service';
import { StatementRecordsRepository } from './statement-records.repository';
import { kindOfEntry, toStatementLine } from './statement.mapper';

/** What the records say about a payment. Outgoing amounts are negative. */
export interface OwnedPayment extends CreditOrPoints {
  group: StatementGroup;
  at: Date;
}

const ONE = { limit: 1, offset: 0 };

/** Finds a payment of a member in the record that its receipt names. */
@Injectable()
export class OwnedPayments {
  constructor(
    private readonly reports: ReportsService,
    private readonly gateway: ReportsGateway,
    private readonly payments: PaymentsRepository,
    private readonly purchases: PurchasesRepository,
    private readonly records: StatementRecordsRepository,
  ) {}

  /** Returns `null` if the member has no such payment. Deposits and withdrawals are found in this year and the last. @throws the gateway's errors */
  find(member: MemberRef, reference: PaymentReference): Promise<OwnedPayment | null> {
    switch (reference.record) {
      case 'DEPOSIT':
        return this.deposit(member, reference.id);
      case 'WITHDRAWAL':
        return this.withdrawal(member, reference.id);
      case 'PAYMENT':
        return this.payment(member, reference.id);
      case 'STATEMENT':
        return this.line(member, reference);
    }
  }

  private async deposit(member: MemberRef, id: string): Promise<OwnedPayment | null> {
    const [found] = (await this.reports.deposits(member, { id, ...ONE })).data;
    return found ? reported(found, 'deposits') : null;
  }

  private async withdrawal(member: MemberRef, id: string): Promise<OwnedPayment | null> {
    const [found] = (await this.reports.withdrawals(member, { id, ...ONE })).data;
    return found ? reported(found, 'withdrawals') : null;
  }

  private async payment(member: MemberRef, id: string): Promise<OwnedPayment | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.payments.ofMember(member, [id]);
    if (!found) return this.purchase(member, id);
    const { kind, amount, reverses } = toPaymentEntry(found, member);
    return {
      group: groupOf(kindOfEntry(kind, amount, reverses !== null)),
      ...creditOrPoints(found.unit, amount < 0 ? -found.amount : found.amount),
      at: found.createdAt,
    };
  }

  private async purchase(member: MemberRef, id: string): Promise<OwnedPayment | null> {
    const found = await this.purchases.find(member, id);
    return found && { group: 'deposits', ...creditOrPoints('CREDIT', found.totalSatang), at: found.createdAt };
  }

  private async line(member: MemberRef, { id, at }: PaymentReference): Promise<OwnedPayment | null> {
    const from = new Date(at);
    const range = { from, until: new Date(from.getTime() + 1) };
    try {
      const { movements } = await this.gateway.statement(member, { range, limit: STATEMENT_LIMITS.largest });
      const found = movements.find((movement) => movement.id === id);
      if (!found) return null;
      const { kind } = toStatementLine(found, await this.records.of(member, [found]), member);
      return { group: groupOf(kind), ...creditOrPoints('CREDIT', found.amountSatang), at: found.at };
    } catch (error) {
      if (error instanceof NotOffered) return null;
      throw error;
    }
  }
}

function reported({ amountSatang, createdAt }: ReportedPayment, group: 'deposits' | 'withdrawals'): OwnedPayment {
  const satang = BigInt(amountSatang);
  return { group, ...creditOrPoints('CREDIT', group === 'deposits' ? satang : -satang), at: new Date(createdAt) };
}
