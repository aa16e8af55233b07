import {
  MEMBER_STATEMENT_PAGE,
  reportsContracts as calls,
  STATEMENT_BALANCES,
  type WireCreditMovement,
} from '@housebrand/providers';
import { bahtNumber } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Deposits } from '../../books/deposits';
import { Members } from '../../books/members';
import { type PaymentRow, Payments } from '../../books/payments';
import { type MovementRow, Statement } from '../../books/statement';
import { type Caller, handler, memberOf, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';
import { orderOf } from './deposits.handlers';
import { Address } from '../../http/address';

/** Handles deposit and withdrawal reports, and members' statements. */
@Injectable()
export class ReportsHandlers {
  constructor(
    private readonly payments: Payments,
    private readonly deposits: Deposits,
    private readonly members: Members,
    private readonly statement: Statement,
    private readonly address: Address,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.reportDeposit, async ({ body }, caller) => {
        await this.deposits.giveUpUnpaid();
        const rows = await this.within('DEPOSIT', body, caller);
        return {
          result: rows.map((row) => ({
            ...paymentOf(row),
            channel: row.channel,
            value: bahtOrNull(row.requested),
            expectedAmount: bahtOrNull(row.expected),
            order: orderOf(row, memberOf(caller), this.address),
          })),
        };
      }),
      handler(calls.reportWithdraw, async ({ body }, caller) => ({
        result: (await this.within('WITHDRAWAL', body, caller)).map(paymentOf),
      })),
      handler(calls.memberStatement, async ({ query }) => {
        const prefix = query.prefix.toUpperCase();
        const member = await this.members.byUsername(query.username);
        if (!member || member.prefix !== prefix) throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
        const limit = Math.min(Number(query.limit), MEMBER_STATEMENT_PAGE);
        const instants = (query.balancesAt?.split(',') ?? []).map(instantOf);
        if (instants.length > STATEMENT_BALANCES) throw new Refusal(CODES.malformed, MESSAGES.malformed);
        const range = { memberId: member.id, from: new Date(query.from), until: new Date(query.until) };
        const kinds = query.kinds?.split(',') ?? null;
        const after = query.after === undefined ? null : entryId(query.after);
        const rows = await this.statement.movements({ ...range, kinds }, after, limit + 1);
        const balances = await this.statement.balancesAt(member.id, instants);
        return {
          data: {
            lines: rows.slice(0, limit).map((row) => movementOf(row, prefix)),
            more: rows.length > limit,
            balances: balances.map(bahtNumber),
          },
        };
      }),
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

/** @throws Refusal for what is no instant */
function instantOf(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw new Refusal(CODES.malformed, MESSAGES.malformed);
  return instant;
}

/** @throws Refusal for what is no id of an entry */
function entryId(id: string): bigint {
  if (!/^\d{1,18}$/.test(id)) throw new Refusal(CODES.malformed, MESSAGES.malformed);
  return BigInt(id);
}

const movementOf = (row: MovementRow, prefix: string): WireCreditMovement => ({
  id: String(row.id),
  kind: row.kind,
  amount: bahtNumber(row.amount),
  balance: bahtNumber(row.balance_after),
  reference: row.kind === 'TRANSFER' ? row.reference.slice(prefix.length + 1) : row.reference,
  at: row.at.toISOString(),
  payment: row.payment && paymentOf(row.payment),
  requiredTurnover: bahtOrNull(row.required_turnover),
});

const paymentOf = (row: PaymentRow) => ({
  _id: row.id,
  amount: bahtNumber(row.amount),
  status: row.status,
  bankName: row.bank_name,
  createDate: row.created_at.toISOString(),
  updateDate: row.settled_at?.toISOString() ?? null,
  reason: row.reject_reason,
});
