import { Injectable } from '@nestjs/common';
import { ALL_DAYS, type MemberRef } from '@housebrand/shared';
import { STATEMENT_LIMITS, type PaymentEntry, type StatementLine } from '../../core';
import { PaymentsService } from './payments.service';
import { StatementService } from './statement.service';

/** The most payments, and the most lines of the statement, that a copy of a member's data lists. */
const MAX_ENTRIES = 5_000;
const DAYS = { fromDate: ALL_DAYS.from, toDate: ALL_DAYS.to };

/** Reads all payments and the whole statement for a member's own copy, newest first. */
@Injectable()
export class MoneyRecords {
  constructor(
    private readonly list: PaymentsService,
    private readonly lines: StatementService,
  ) {}

  /** @throws the gateway's errors */
  async payments(member: MemberRef): Promise<{ payments: readonly PaymentEntry[]; isComplete: boolean }> {
    const query = { ...DAYS, limit: MAX_ENTRIES, offset: 0 };
    const { data, total } = await this.list.list(member, 'all', query);
    return { payments: data, isComplete: data.length === total };
  }

  /** @throws the gateway's errors */
  async statement(member: MemberRef): Promise<{ lines: StatementLine[]; isComplete: boolean }> {
    const lines: StatementLine[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null && lines.length < MAX_ENTRIES) {
      const place = cursor === undefined ? {} : { cursor };
      const page = await this.lines.page(member, { ...DAYS, limit: STATEMENT_LIMITS.largest, ...place });
      lines.push(...page.lines);
      ({ cursor } = page);
    }
    return { lines, isComplete: cursor === null };
  }
}
