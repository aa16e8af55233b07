import { Injectable } from '@nestjs/common';
import { ReportsGateway, type ReportedPayment } from '@housebrand/providers/nest';
import {
  AgentCalendar,
  businessDay,
  instantsOf,
  yearRange,
  type DayRange,
  type InstantRange,
  type MemberRef,
  type PageRequest,
} from '@housebrand/shared';
import { Clock, daysBetween, paged, type Paged } from '@housebrand/shared/nest';
import { newestFirst, viewModeOf, type PaymentEntry, type ViewMode } from '../../core';
import type { PaymentsQueryDto } from '../dto/payments.dto';
import { toPaymentEntry, toReportedEntry } from '../payment-records/payment.mapper';
import { PurchasesService } from '../purchases/purchases.service';
import { OtherMovements } from './other-movements';
import { PaymentsRepository } from '../payment-records/payments.repository';

/** The lists that come from the provider's reports. */
type ReportedMode = 'deposit' | 'withdraw';

interface Dated {
  id: string;
  createdAt: Date;
  entry: PaymentEntry;
}

/** A member's payments: those that we originate, and those that the provider reports. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly reports: ReportsGateway,
    private readonly purchases: PurchasesService,
    private readonly movements: OtherMovements,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page of a list, with the days it covers. Without dates, lists with deposits or withdrawals cover the current year, the
   * others all days.
   * @throws NotFound for an unknown list, InvalidInput for a reversed range, and the gateway's errors
   */
  async list(member: MemberRef, viewMode: string, query: PaymentsQueryDto): Promise<Paged<PaymentEntry>> {
    const mode = viewModeOf(viewMode);
    const zone = await this.calendar.zoneOf(member.prefix);
    const days = this.daysOf(mode, query, zone);
    const { data, total } = await this.read(member, mode, query, instantsOf(days, zone));
    return paged(data, total, days);
  }

  private async read(
    member: MemberRef,
    mode: ViewMode,
    query: PaymentsQueryDto,
    range: InstantRange,
  ): Promise<Paged<PaymentEntry>> {
    const { limit, offset } = query;
    if (mode === 'all') return this.everything(member, query, range);
    if (mode === 'chips') return this.chips(member, query, range);
    if (mode === 'deposit' || mode === 'withdraw') {
      const reported = await this.reported(member, mode, range);
      return paged(pageOf(reported, { limit, offset }), reported.length);
    }
    if (mode === 'purchase') return this.purchases.page(member, { limit, offset }, range);
    const { payments, total } = await this.payments.page(member, mode, query, range);
    return paged(
      payments.map((payment) => toPaymentEntry(payment, member)),
      total,
    );
  }

  private async everything(
    member: MemberRef,
    page: PaymentsQueryDto,
    range: InstantRange,
  ): Promise<Paged<PaymentEntry>> {
    const [deposits, withdrawals, purchases, movements] = await Promise.all([
      this.reported(member, 'deposit', range),
      this.reported(member, 'withdraw', range),
      this.purchases.within(member, range),
      this.movements.of(member, range),
    ]);
    // a purchase is one entry with all of its chips: neither its deposit nor its bonus is another
    const paidFor = new Set(purchases.map(({ deposit }) => deposit));
    const others = [
      ...deposits.filter(({ id }) => !paidFor.has(id)),
      ...withdrawals,
      ...purchases.map(({ entry }) => ({ ...entry, createdAt: new Date(entry.createdAt), entry })),
      ...movements,
    ];
    return this.mergedPage(others, others.length, member, 'all', page, range);
  }

  private async chips(
    member: MemberRef,
    { limit, offset }: PaymentsQueryDto,
    range: InstantRange,
  ): Promise<Paged<PaymentEntry>> {
    const { data, total } = await this.purchases.page(member, { limit: offset + limit, offset: 0 }, range);
    const bought = data.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt), entry }));
    return this.mergedPage(bought, total, member, 'gifts', { limit, offset }, range);
  }

  /**
   * Merges our payments with `others` and returns one page. At most `total` others can come before the page, so at least
   * `offset - total` of our payments do: these are skipped without being read.
   */
  private async mergedPage(
    others: readonly Dated[],
    total: number,
    member: MemberRef,
    mode: 'all' | 'gifts',
    { limit, offset }: PageRequest,
    range: InstantRange,
  ): Promise<Paged<PaymentEntry>> {
    const skipped = Math.max(0, offset - total);
    const ahead = offset - skipped;
    const own = await this.payments.page(member, mode, { limit: ahead + limit, offset: skipped }, range);
    const ours = own.payments.map((payment) => ({ ...payment, entry: toPaymentEntry(payment, member) }));
    return paged(pageOf<Dated>([...ours, ...others], { limit, offset: ahead }), own.total + total);
  }

  private async reported(member: MemberRef, mode: ReportedMode, range: InstantRange): Promise<Dated[]> {
    const isDeposit = mode === 'deposit';
    const found: ReportedPayment[] = await (isDeposit
      ? this.reports.deposits(member, range)
      : this.reports.withdrawals(member, range));
    return found.map((payment) => ({
      ...payment,
      entry: toReportedEntry(isDeposit ? 'DEPOSIT' : 'WITHDRAW', payment),
    }));
  }

  private daysOf(mode: ViewMode, { fromDate, toDate }: PaymentsQueryDto, zone: string): DayRange {
    const isReported = mode === 'all' || mode === 'deposit' || mode === 'withdraw';
    if (isReported && fromDate === undefined && toDate === undefined)
      return yearRange(Number(businessDay(this.clock.now(), zone).slice(0, 4)));
    return daysBetween(fromDate, toDate, 'toDate');
  }
}

function pageOf<T extends Dated>(found: readonly T[], { limit, offset }: PageRequest): PaymentEntry[] {
  return newestFirst(found)
    .slice(offset, offset + limit)
    .map(({ entry }) => entry);
}
