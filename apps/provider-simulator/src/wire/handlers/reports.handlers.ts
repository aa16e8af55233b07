import { reportsContracts as calls } from '@housebrand/providers';
import { bahtNumber } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Deposits } from '../../books/deposits';
import { type PaymentRow, Payments } from '../../books/payments';
import { type Caller, handler, memberOf, type WireHandler } from '../handler';
import { orderOf } from './deposits.handlers';

/** Handles deposit and withdrawal reports. */
@Injectable()
export class ReportsHandlers {
  constructor(
    private readonly payments: Payments,
    private readonly deposits: Deposits,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.reportDeposit, async ({ body }, caller) => {
        await this.deposits.giveUpUnpaid();
        const { prefix } = memberOf(caller);
        const rows = await this.within('DEPOSIT', body, caller);
        return {
          result: rows.map((row) => ({
            ...paymentOf(row),
            channel: row.channel,
            value: bahtOrNull(row.requested),
            expectedAmount: bahtOrNull(row.expected),
            order: orderOf(row, prefix),
          })),
        };
      }),
      handler(calls.reportWithdraw, async ({ body }, caller) => ({
        result: (await this.within('WITHDRAWAL', body, caller)).map(paymentOf),
      })),
    ];
  }

  private within(
    kind: PaymentRow['kind'],
    { startDate, endDate }: { startDate: string; endDate: string },
    caller: Caller,
  ): Promise<PaymentRow[]> {
    return this.payments.within(memberOf(caller).id, kind, new Date(startDate), new Date(endDate));
  }
}

const bahtOrNull = (satang: bigint | null): number | null => (satang === null ? null : bahtNumber(satang));

const paymentOf = (row: PaymentRow) => ({
  _id: row.id,
  amount: bahtNumber(row.amount),
  status: row.status,
  bankName: row.bank_name,
  createDate: row.created_at.toISOString(),
  updateDate: row.settled_at?.toISOString() ?? null,
  reason: row.reject_reason,
});
