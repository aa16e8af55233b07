import { newId } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import { post } from './ledger';
import { creditDeposit } from './promotions';

/** The channel of a deposit. */
export type DepositChannel = 'BANK' | 'DEPOSIT_POINT' | 'TRUE_MONEY';

export interface PaymentRow {
  id: string;
  member_id: string;
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  amount: bigint;
  status: 'CREATE' | 'APPROVE' | 'SUCCESS' | 'REJECT';
  reference: string;
  bank_name: string;
  reject_reason: string | null;
  created_at: Date;
  settled_at: Date | null;
  channel: DepositChannel;
  /** Amount the member requested, before adding the satang that identify the deposit. */
  requested: bigint | null;
  /** Amount that was due, if a different amount arrived. */
  expected: bigint | null;
  qr: string | null;
  /** Until when an exact amount is reserved for the member. */
  expires_at: Date | null;
}

/** The payment was already settled in another way. */
export class PaymentSettled extends Error {
  constructor() {
    super('the payment is already settled');
    this.name = 'PaymentSettled';
  }
}

/** Reject reason of a payout that the bank returned. */
const BANK_REFUSED = 'ธนาคารปลายทางไม่รับโอน กรุณาตรวจสอบบัญชี';

/** Deposits and withdrawals at the bank desk. References identify them: repeating one changes nothing. */
@Injectable()
export class Payments {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** Credits a deposit and counts it towards the tier. Repeating the reference returns the first deposit. */
  deposit(memberId: string, amount: bigint, reference: string, channel: DepositChannel = 'BANK'): Promise<PaymentRow> {
    return this.storage.transaction(async (queries) => {
      const payment = await this.insert(queries, memberId, 'DEPOSIT', amount, reference, 'SUCCESS', channel);
      if (!payment.fresh) return payment;
      await creditDeposit(queries, { memberId, amount, reference, at: payment.created_at });
      return payment;
    });
  }

  /** Holds the money until the desk decides. @throws InsufficientCredit */
  requestWithdrawal(memberId: string, amount: bigint, reference: string): Promise<PaymentRow> {
    return this.storage.transaction((queries) => this.holdWithdrawal(queries, memberId, amount, reference));
  }

  /** Does the same within the caller's transaction. @throws InsufficientCredit */
  async holdWithdrawal(queries: Queries, memberId: string, amount: bigint, reference: string): Promise<PaymentRow> {
    const payment = await this.insert(queries, memberId, 'WITHDRAWAL', amount, reference, 'CREATE');
    if (!payment.fresh) return payment;
    await post(queries, { memberId, kind: 'WITHDRAWAL', amount: -amount, reference, at: payment.created_at });
    return payment;
  }

  /** Marks a withdrawal as sent to the bank; `undefined` if it does not exist. @throws PaymentSettled */
  async approveWithdrawal(id: string): Promise<PaymentRow | undefined> {
    const known = `select * from payment where id = $1 and kind = 'WITHDRAWAL'`;
    const approved = await this.storage.row<PaymentRow>(
      `update payment set status = 'APPROVE' where id = $1 and kind = 'WITHDRAWAL' and status = 'CREATE' returning *`,
      [id],
    );
    const payment = approved ?? (await this.storage.row<PaymentRow>(known, [id]));
    if (payment && payment.status !== 'APPROVE') throw new PaymentSettled();
    return payment;
  }

  /** Pays a withdrawal, or refuses it and returns the money. @throws PaymentSettled */
  decideWithdrawal(id: string, paid: boolean, reason: string | null): Promise<PaymentRow | undefined> {
    return this.storage.transaction(async (queries) => {
      const payment = await queries.row<PaymentRow>(
        `select * from payment where id = $1 and kind = 'WITHDRAWAL' for update`,
        [id],
      );
      if (!payment) return undefined;
      const status = paid ? 'SUCCESS' : 'REJECT';
      if (payment.status === status) return payment;
      if (payment.status === 'SUCCESS' || payment.status === 'REJECT') throw new PaymentSettled();
      const at = this.clock.now();
      if (!paid) {
        const { member_id: memberId, amount, reference } = payment;
        await post(queries, { memberId, kind: 'REFUND', amount, reference, at });
      }
      return queries.row<PaymentRow>(
        'update payment set status = $2, reject_reason = $3, settled_at = $4 where id = $1 returning *',
        [id, status, paid ? null : (reason ?? (payment.status === 'APPROVE' ? BANK_REFUSED : null)), at],
      );
    });
  }

  /** Lists payments created within a time range, newest first. */
  within(memberId: string, kind: PaymentRow['kind'], from: Date, to: Date): Promise<PaymentRow[]> {
    return this.storage.rows<PaymentRow>(
      `select * from payment where member_id = $1 and kind = $2 and created_at between $3 and $4
       order by created_at desc, id desc`,
      [memberId, kind, from, to],
    );
  }

  /** Lists what all members have paid in and were paid out, oldest first. */
  paid(): Promise<PaymentRow[]> {
    return this.storage.rows<PaymentRow>(`select * from payment where status = 'SUCCESS' order by settled_at, id`);
  }

  recent(filter: {
    memberId?: string;
    openOnly?: boolean;
    limit: number;
  }): Promise<(PaymentRow & { username: string })[]> {
    return this.storage.rows(
      `select payment.*, username from payment join member on member.id = member_id
       where ($1::text is null or member_id = $1) and (not $2::boolean or status in ('CREATE', 'APPROVE'))
       order by payment.created_at desc limit $3`,
      [filter.memberId ?? null, filter.openOnly ?? false, filter.limit],
    );
  }

  private async insert(
    queries: Queries,
    memberId: string,
    kind: PaymentRow['kind'],
    amount: bigint,
    reference: string,
    status: PaymentRow['status'],
    channel: DepositChannel = 'BANK',
  ): Promise<PaymentRow & { fresh: boolean }> {
    const at = this.clock.now();
    const inserted = await queries.row<PaymentRow>(
      `insert into payment (id, member_id, kind, amount, status, reference, channel, bank_name, created_at, settled_at)
       select $1, id, $3, $4, $5::text, $6, $8, case when $8 = 'TRUE_MONEY' then 'TMN' else bank_name end, $7::timestamptz, case when $5::text = 'SUCCESS' then $7::timestamptz end from member where id = $2
       on conflict (kind, reference) do nothing returning *`,
      [newId(at), memberId, kind, amount, status, reference, at, channel],
    );
    if (inserted) return { ...inserted, fresh: true };
    const known = await queries.row<PaymentRow>('select * from payment where kind = $1 and reference = $2', [
      kind,
      reference,
    ]);
    if (!known || known.member_id !== memberId || known.amount !== amount) throw new PaymentSettled();
    return { ...known, fresh: false };
  }
}
