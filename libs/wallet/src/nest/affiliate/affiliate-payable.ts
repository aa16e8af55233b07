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
import { toPaymentEntry } from '../payment-records/payment.mapper';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { PaymentsRepository } from '../payment-records/payments.repository';
import { paymentTable as payment } from '../payment-records/payment.tables';
import { TransferOffer } from '../keyed-transfers/transfer-offer';

const ACCRUE = statement('ledger.accrueAffiliates', ['ids', 'usernames', 'amounts', 'at'], (q, p) =>
  q
    .select({ done: sql`done` })
    .from(sql`accrue_affiliates(${p.ids}::uuid[], ${p.usernames}::text[], ${p.amounts}::bigint[], ${p.at}) as done`),
);
const WITHDRAW = statement(
  'payment.withdrawAffiliate',
  ['id', 'username', 'minSatang', 'idempotencyKey', 'day', 'at'],
  (q, p) =>
    q
      .select({
        outcome: sql<AffiliateWithdrawalOutcome['outcome']>`outcome`,
        payment: sql<string | null>`payment`,
        owed: sql`owed`.mapWith(payment.amount),
      })
      .from(sql`withdraw_affiliate(${p.id}, ${p.username}, ${p.minSatang}, ${p.idempotencyKey}, ${p.day}, ${p.at})`),
);

interface AffiliateWithdrawalOutcome {
  outcome: 'created' | 'replayed' | 'tooLittle';
  payment: string | null;
  owed: Satang;
}

/** A member's request to withdraw all they are owed. */
export interface AffiliateTransferRequest {
  /** The minimum, in satang. */
  minSatang: Satang;
  /** A repeated key returns the same payment. */
  idempotencyKey: string;
  /** The business day the payment belongs to. */
  day: string;
}

/** The ledger accounts of what members are owed for referrals, and the withdrawal to their credit. */
@Injectable()
export class AffiliatePayable {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly saga: PaymentSaga,
    private readonly offer: TransferOffer,
    private readonly clock: Clock,
  ) {}

  /** @throws NotOffered if the provider does not support transfers, ProviderUnavailable if it does not answer */
  assertOffered(member: MemberRef): Promise<void> {
    return this.offer.assertOffered(member);
  }

  /** Adds income, or deducts it with a negative amount, by username, in the transaction that stores what it is for. */
  async accrue(tx: AgentTx | AgentStatement, amounts: ReadonlyMap<string, Satang>): Promise<void> {
    const at = this.clock.now();
    const usernames = [...amounts.keys()];
    const ids = usernames.map(() => newId(at));
    await prepared(tx, ACCRUE, { ids, usernames, amounts: [...amounts.values()].map(String), at });
  }

  /** Returns the satang owed; negative if a bet was voided after its income was paid out. */
  async balance({ prefix, username }: MemberRef): Promise<Satang> {
    const isIt = and(eq(account.id, payableAccount(username)), eq(account.unit, 'CREDIT'));
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ balance: account.balance }).from(account).where(isIt),
    );
    return row?.balance ?? 0n;
  }

  /** Opens a payment of all that is owed: payable, in-transit, credit. @returns `null` if it is below the minimum */
  async withdraw(member: MemberRef, request: AffiliateTransferRequest): Promise<PaymentEntry | null> {
    const at = this.clock.now();
    const values = { id: newId(at), username: member.username, ...request, at };
    const row = payableAccount(member.username);
    const [opened] = await this.database.writeLocked(member.prefix, row, (q) => prepared(q, WITHDRAW, values));
    if (opened!.outcome === 'tooLittle') return null;
    this.saga.wake();
    return toPaymentEntry(await this.payments.find(member, opened!.payment!), member);
  }

  /** Returns a page of a member's withdrawals, the newest first. */
  async withdrawals(member: MemberRef, page: PageRequest, range: InstantRange): Promise<Paged<PaymentEntry>> {
    const { payments, total } = await this.payments.page(member, 'affiliate', page, range);
    return paged(
      payments.map((stored) => toPaymentEntry(stored, member)),
      total,
    );
  }
}
