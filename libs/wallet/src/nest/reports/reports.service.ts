import { Injectable } from '@nestjs/common';
import { ReportsGateway } from '@housebrand/providers/nest';
import {
  businessDay,
  instantsOf,
  yearRange,
  type DayRange,
  type InstantRange,
  type MemberRef,
} from '@housebrand/shared';
import { Clock, paged, type Paged } from '@housebrand/shared/nest';
import {
  monthSums,
  newestFirst,
  statusLabel,
  WalletCalendar,
  type PaymentStatus,
  type ReportedDeposit,
  type ReportedPayment,
  type ReportKind,
  type ReportQuery,
  type ReportSummary,
} from '../../core';
import { toPayment, toReportedDeposit } from './reported.mapper';

interface Payment {
  id: string;
  createdAt: Date;
  status: PaymentStatus | null;
}

interface OfDays<Reported> {
  days: DayRange;
  payments: readonly Reported[];
}

/** What became of a member's money, by years of the agent's zone, as the provider reports it. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsGateway,
    private readonly calendar: WalletCalendar,
    private readonly clock: Clock,
  ) {}

  async deposits(member: MemberRef, query: ReportQuery): Promise<Paged<ReportedDeposit>> {
    return pageOf(
      await this.read(member, query, (range) => this.reports.deposits(member, range)),
      query,
      toReportedDeposit,
    );
  }

  async withdrawals(member: MemberRef, query: ReportQuery): Promise<Paged<ReportedPayment>> {
    return pageOf(await this.read(member, query, (range) => this.reports.withdrawals(member, range)), query, toPayment);
  }

  async summary(kind: ReportKind, member: MemberRef, requested?: number): Promise<ReportSummary> {
    const { year, zone, range } = await this.yearOf(member, requested);
    const payments = await (kind === 'deposit'
      ? this.reports.deposits(member, range)
      : this.reports.withdrawals(member, range));
    const months = monthSums(payments, zone);
    return {
      year,
      count: payments.filter(({ status }) => status === 'SUCCESS').length,
      totalSatang: Number(months.reduce((sum, month) => sum + month, 0n)),
      monthsSatang: months.map(Number),
    };
  }

  /** A payment that is named without its year may be of the one before: a link of December is followed in January. */
  private async read<Reported extends Payment>(
    member: MemberRef,
    { id, year: requested }: ReportQuery,
    report: (range: InstantRange) => Promise<Reported[]>,
  ): Promise<OfDays<Reported>> {
    const { year, zone, range } = await this.yearOf(member, requested);
    const days = yearRange(year);
    const payments = await report(range);
    if (id === undefined) return { days, payments };
    const isIt = (payment: Reported): boolean => payment.id === id;
    if (requested !== undefined) return { days, payments: payments.filter(isIt) };
    const before = yearRange(year - 1);
    const found = payments.some(isIt) ? payments : await report(instantsOf(before, zone));
    return { days: { from: before.from, to: days.to }, payments: found.filter(isIt) };
  }

  private async yearOf(
    { prefix }: MemberRef,
    requested: number | undefined,
  ): Promise<{ year: number; zone: string; range: InstantRange }> {
    const zone = await this.calendar.zoneOf(prefix);
    const year = requested ?? Number(businessDay(this.clock.now(), zone).slice(0, 4));
    return { year, zone, range: instantsOf(yearRange(year), zone) };
  }
}

function pageOf<Reported extends Payment, Visible>(
  { days, payments }: OfDays<Reported>,
  { limit, offset, status }: ReportQuery,
  toVisible: (payment: Reported) => Visible,
): Paged<Visible> {
  const wanted = newestFirst(payments).filter((payment) => !status || statusLabel(payment.status) === status);
  return paged(wanted.slice(offset, offset + limit).map(toVisible), wanted.length, days);
}
