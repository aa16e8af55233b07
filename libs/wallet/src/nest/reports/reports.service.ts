import { Injectable } from '@nestjs/common';
import { NotOffered, ReportsGateway, type ReportedPayment as ProviderPayment } from '@housebrand/providers/nest';
import {
  AgentCalendar,
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
  STATEMENT_LIMITS,
  statusLabel,
  type PaymentStatus,
  type ReportedDeposit,
  type ReportedWithdrawal,
  type ReportKind,
  type ReportQuery,
  type ReportSummary,
} from '../../core';
import { toReportedDeposit, toReportedWithdrawal } from './reported.mapper';

/** How long after a rejection its refund may be booked. */
const SOON_MS = 86_400_000;

interface Payment {
  id: string;
  createdAt: Date;
  status: PaymentStatus | null;
}

interface OfDays<Reported> {
  days: DayRange;
  payments: readonly Reported[];
}

/** A member's deposits and withdrawals as the provider reports them, by years in the agent's time zone. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsGateway,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  async deposits(member: MemberRef, query: ReportQuery): Promise<Paged<ReportedDeposit>> {
    return pageOf(
      await this.read(member, query, (range) => this.reports.deposits(member, range)),
      query,
      toReportedDeposit,
    );
  }

  async withdrawals(member: MemberRef, query: ReportQuery): Promise<Paged<ReportedWithdrawal>> {
    const found = await this.read(member, query, (range) => this.reports.withdrawals(member, range));
    const page = pageOf(found, query, (payment) => payment);
    const returned = await this.returnedAt(member, page.data);
    return paged(
      page.data.map((payment) => toReportedWithdrawal(payment, returned.get(payment.id))),
      page.total,
      page.days,
    );
  }

  /** Returns when the credit of rejected withdrawals was returned, by their ids. */
  private async returnedAt(
    member: MemberRef,
    payments: readonly ProviderPayment[],
  ): Promise<ReadonlyMap<string, Date>> {
    const rejected = payments.filter(({ status }) => status === 'REJECT');
    if (rejected.length === 0) return new Map();
    const from = new Date(Math.min(...rejected.map(({ createdAt }) => createdAt.getTime())));
    const until = new Date(
      Math.max(...rejected.map(({ settledAt, createdAt }) => (settledAt ?? createdAt).getTime())) + SOON_MS,
    );
    const request = { range: { from, until }, kinds: ['REFUND'] as const, limit: STATEMENT_LIMITS.largest };
    try {
      const { movements } = await this.reports.statement(member, request);
      return new Map(movements.flatMap(({ reported, at }) => (reported ? [[reported.id, at] as const] : [])));
    } catch (error) {
      if (error instanceof NotOffered) return new Map();
      throw error;
    }
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

  /** Reads a year's payments. An `id` without a year is searched in the year before, too: a member may open a December link in January. */
  private async read<Reported extends Payment>(
    member: MemberRef,
    { id, year: requested }: ReportQuery,
    report: (range: InstantRange) => Promise<Reported[]>,
  ): Promise<OfDays<Reported>> {
    const { year, zone, range } = await this.yearOf(member, requested);
    const days = yearRange(year);
    const payments = await report(range);
    if (id === undefined) return { days, payments };
    const hasId = (payment: Reported): boolean => payment.id === id;
    if (requested !== undefined) return { days, payments: payments.filter(hasId) };
    const before = yearRange(year - 1);
    const found = payments.some(hasId) ? payments : await report(instantsOf(before, zone));
    return { days: { from: before.from, to: days.to }, payments: found.filter(hasId) };
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
  const selected = newestFirst(payments).filter((payment) => !status || statusLabel(payment.status) === status);
  return paged(selected.slice(offset, offset + limit).map(toVisible), selected.length, days);
}
