import { and, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type InstantRange, type MemberRef, type PageRequest, type Satang } from '@housebrand/shared';
import {
  Clock,
  Database,
  paged,
  prepared,
  statement,
  type AgentStatement,
  type AgentTx,
  type Paged,
} from '@housebrand/shared/nest';
import { payableAccount, type PaymentEntry } from '../../core';
import { ledgerAccountTable as account } from '../ledger/ledger.tables';
import { toPaymentEntry } from '../payments/payment.mapper';
import { PaymentSaga } from '../payments/payment-saga';
import { PaymentsRepository } from '../payments/payments.repository';
import { paymentTable as payment } from '../payments/payment.tables';
import { TransferOffer } from '../payments/transfer-offer';

const ACCRUE = statement('ledger.accrueAffiliate', ['id', 'username', 'amount', 'at'], (q, p) =>
  q
    .select({ id: sql`${p.id}::uuid` })
    .from(sql`accrue_affiliate(${p.id}, ${p.username}, ${p.amount}, ${p.at}) as done`),
);
const WITHDRAW = statement(
  'payment.withdrawAffiliate',
  ['id', 'username', 'least', 'idempotencyKey', 'day', 'at'],
  (q, p) =>
    q
      .select({
        outcome: sql<OpenedWithdrawal['outcome']>`outcome`,
        payment: sql<string | null>`payment`,
        owed: sql`owed`.mapWith(payment.amount),
      })
      .from(sql`withdraw_affiliate(${p.id}, ${p.username}, ${p.least}, ${p.idempotencyKey}, ${p.day}, ${p.at})`),
);

interface OpenedWithdrawal {
  outcome: 'opened' | 'known' | 'tooLittle';
  payment: string | null;
  owed: Satang;
}

/** What a member wants withdrawn: all that there is. */
export interface AffiliateTransferRequest {
  /** Less than this is not paid, satang. */
  least: Satang;
  /** Under the same key the same payment is found. */
  idempotencyKey: string;
  /** The business day it belongs to. */
  day: string;
}

/** The ledger's account of what members are owed for the members they brought, and its way to their credit. */
@Injectable()
export class AffiliatePayable {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly saga: PaymentSaga,
    private readonly offer: TransferOffer,
    private readonly clock: Clock,
  ) {}

  /** @throws NotOffered where the provider takes no payments of ours, ProviderUnavailable when nobody answers */
  assertOffered(member: MemberRef): Promise<void> {
    return this.offer.assertOffered(member);
  }

  /** Adds income, or takes it back with a negative amount, in the transaction that notes what it is for. */
  async accrue(tx: AgentTx | AgentStatement, username: string, amount: Satang): Promise<void> {
    const at = this.clock.now();
    await prepared(tx, ACCRUE, { id: newId(at.getTime()), username, amount, at });
  }

  /** Satang owed now; negative when more was paid than a late void has left. */
  async balance({ prefix, username }: MemberRef): Promise<Satang> {
    const isIt = and(eq(account.id, payableAccount(username)), eq(account.unit, 'CREDIT'));
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ balance: account.balance }).from(account).where(isIt),
    );
    return row?.balance ?? 0n;
  }

  /** Begins to pay all that is owed: payable, in-transit, credit. @returns `null` when it is less than the least */
  async withdraw(member: MemberRef, request: AffiliateTransferRequest): Promise<PaymentEntry | null> {
    const at = this.clock.now();
    const values = { id: newId(at.getTime()), username: member.username, ...request, at };
    const row = payableAccount(member.username);
    const [opened] = await this.database.writeSerialized(member.prefix, row, (q) => prepared(q, WITHDRAW, values));
    if (opened!.outcome === 'tooLittle') return null;
    this.saga.wake();
    return toPaymentEntry(await this.payments.find(member, opened!.payment!), member);
  }

  /** A page of a member's withdrawals, newest first. */
  async withdrawals(member: MemberRef, page: PageRequest, range: InstantRange): Promise<Paged<PaymentEntry>> {
    const { payments, total } = await this.payments.page(member, 'affiliate', page, range);
    return paged(
      payments.map((one) => toPaymentEntry(one, member)),
      total,
    );
  }
}
