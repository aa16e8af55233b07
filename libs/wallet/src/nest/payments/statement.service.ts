import { Injectable } from '@nestjs/common';
import { NotOffered, ReportsGateway, type CreditMovementKind, type StatementPage } from '@housebrand/providers/nest';
import {
  AgentCalendar,
  businessDay,
  instantsOf,
  InvalidInput,
  yearRange,
  type DayRange,
  type MemberRef,
} from '@housebrand/shared';
import { Clock, daysBetween } from '@housebrand/shared/nest';
import {
  groupOf,
  monthsOf,
  positionOf,
  STATEMENT_LIMITS,
  STATEMENT_MONTHS,
  type Statement,
  type StatementGroup,
  type StatementLine,
  type StatementMonth,
} from '../../core';
import type { StatementQueryDto } from '../dto/statement.dto';
import { PaymentsService } from '../payments/payments.service';
import { StatementRecordsRepository } from './statement-records.repository';
import { lineOfEntry, toStatementLine } from './statement.mapper';

/** The provider's kinds that can belong to a group. Whether a transfer does, only our records say. */
const KINDS: Readonly<Record<StatementGroup, readonly CreditMovementKind[]>> = {
  deposits: ['DEPOSIT', 'BONUS', 'TRANSFER'],
  withdrawals: ['WITHDRAWAL', 'REFUND'],
  gifts: ['TRANSFER'],
  rewards: ['TRANSFER', 'CASHBACK', 'INCOME', 'CHECK_IN', 'WHEEL', 'GASHAPON', 'REWARD'],
  corrections: ['TRANSFER', 'ADJUSTMENT'],
};
/** Pages of the provider that one page of a group may need; the cursor continues after them. */
const MAX_READS = 5;

interface Part {
  lines: StatementLine[];
  cursor: string | null;
}

interface Period {
  days: DayRange;
  zone: string;
}

/**
 * The statement of a member's credit (ADR 0110). The provider holds the credit, so its statement says which movements there were, and
 * the balance after each; our records say what each movement of ours was. Without that extension, the statement consists of our payments
 * and the provider's reports.
 */
@Injectable()
export class StatementService {
  constructor(
    private readonly reports: ReportsGateway,
    private readonly records: StatementRecordsRepository,
    private readonly payments: PaymentsService,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a page, newest first. Without dates it covers the current year.
   * @throws InvalidInput for a reversed range or a text that is no cursor, and the gateway's errors
   */
  async page(member: MemberRef, query: StatementQueryDto): Promise<Statement> {
    const zone = await this.calendar.zoneOf(member.prefix);
    const period = { days: this.daysOf(query, zone), zone };
    const after = query.cursor === undefined ? null : positionOf(query.cursor);
    const { lines, cursor, months } = await this.read(member, query, period, after);
    return { lines, cursor, ...period.days, months };
  }

  private async read(
    member: MemberRef,
    query: StatementQueryDto,
    period: Period,
    after: string | null,
  ): Promise<Part & { months: StatementMonth[] }> {
    try {
      const months = after === null ? await this.months(member, period) : [];
      return { ...(await this.reported(member, query, period, after)), months };
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      return { ...(await this.own(member, query, period, after)), months: [] };
    }
  }

  private async reported(
    member: MemberRef,
    { limit, group }: StatementQueryDto,
    { days, zone }: Period,
    from: string | null,
  ): Promise<Part> {
    const lines: StatementLine[] = [];
    let after = from;
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      const page = await this.reports.statement(member, {
        range: instantsOf(days, zone),
        limit: group ? STATEMENT_LIMITS.largest : limit,
        ...(group && { kinds: KINDS[group] }),
        ...(after !== null && { after }),
      });
      const selected = await this.linesOf(member, page, group);
      const left = limit - lines.length;
      lines.push(...selected.slice(0, left));
      if (selected.length > left) return { lines, cursor: lines.at(-1)!.id };
      if (!page.hasMore) return { lines, cursor: null };
      after = page.movements.at(-1)?.id ?? after;
      if (lines.length === limit) break;
    }
    return { lines, cursor: after };
  }

  private async linesOf(
    member: MemberRef,
    { movements }: StatementPage,
    group: StatementGroup | undefined,
  ): Promise<StatementLine[]> {
    const records = await this.records.of(member, movements);
    const lines = movements.map((movement) => toStatementLine(movement, records, member));
    return group ? lines.filter(({ kind }) => groupOf(kind) === group) : lines;
  }

  private async months(member: MemberRef, { days, zone }: Period): Promise<StatementMonth[]> {
    const today = businessDay(this.clock.now(), zone);
    const to = days.to < today ? days.to : today;
    const months = monthsOf({ from: days.from, to }).slice(0, STATEMENT_MONTHS);
    if (months.length === 0) return [];
    const ranges = months.map((month) => instantsOf(month.days, zone));
    const { balancesSatang } = await this.reports.statement(member, {
      range: ranges[0]!,
      limit: 1,
      balancesAt: [...ranges.map(({ until }) => until), ranges.at(-1)!.from],
    });
    return months.map(({ month }, index) => ({
      month,
      openingSatang: Number(balancesSatang[index + 1]),
      closingSatang: Number(balancesSatang[index]),
    }));
  }

  /** The cursor is the number of payments on the pages before. */
  private async own(
    member: MemberRef,
    { limit, group }: StatementQueryDto,
    { days }: Period,
    after: string | null,
  ): Promise<Part> {
    const offset = Number(after ?? 0);
    if (!Number.isSafeInteger(offset))
      throw new InvalidInput([{ field: 'cursor', messageKey: 'shared.invalid', values: { field: 'cursor' } }]);
    const query = { limit, offset, fromDate: days.from, toDate: days.to };
    const { data, total } = await this.payments.list(member, 'all', query);
    const lines = data.flatMap((entry) => lineOfEntry(entry) ?? []);
    const next = offset + data.length;
    return {
      lines: group ? lines.filter(({ kind }) => groupOf(kind) === group) : lines,
      cursor: next < total && data.length > 0 ? String(next) : null,
    };
  }

  private daysOf({ fromDate, toDate }: StatementQueryDto, zone: string): DayRange {
    if (fromDate === undefined && toDate === undefined)
      return yearRange(Number(businessDay(this.clock.now(), zone).slice(0, 4)));
    return daysBetween(fromDate, toDate, 'toDate');
  }
}
