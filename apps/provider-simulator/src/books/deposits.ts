import { newId } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import { promptPayBiller, receivingAccounts } from '../world/receivers';
import type { MemberRow } from './members';
import { type DepositChannel, type PaymentRow, PaymentSettled } from './payments';
import { creditDeposit } from './promotions';
import { promptPayPayload } from './promptpay';

/** Limits of one deposit, in satang. */
export const MIN_DEPOSIT = 2_000n;
export const MAX_DEPOSIT = 20_000_000n;
/** How long an exact amount is reserved for its member, in ms. */
export const DEPOSIT_OPEN_MS = 10 * 60_000;
/** Transfers later than this match no deposit. */
const LATE_MS = 24 * 3_600_000;
/** Maximum open deposits per member, because all members share the ninety-nine satang values. */
const MAX_OPEN = 20;

const TIMED_OUT = 'ไม่พบยอดโอนภายในเวลาที่กำหนด';

/** No satang value is left for this amount, or the member has too many open deposits. */
export class TooManyOpenDeposits extends Error {
  constructor() {
    super('too many open deposits');
    this.name = 'TooManyOpenDeposits';
  }
}

/** The desk's decision about a pending deposit. */
export type DepositDecision =
  | { action: 'confirm' }
  /** The transfer was seen; the credit follows later. */
  | { action: 'delay' }
  | { action: 'reject'; reason: string }
  /** A different amount arrived and is credited. */
  | { action: 'wrongAmount'; amount: bigint };

/** Pending deposits: opened by members with an exact amount, or transfers that need the desk's decision. */
@Injectable()
export class Deposits {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** Opens a deposit of `requested` plus satang that no other open deposit of the agent uses. @throws TooManyOpenDeposits */
  async open({ id: memberId, prefix }: MemberRow, requested: bigint): Promise<PaymentRow> {
    await this.giveUpUnpaid();
    const at = this.clock.now();
    return this.storage.transaction(async (queries) => {
      await queries.rows(`select pg_advisory_xact_lock(hashtext('deposit:' || $1))`, [prefix]);
      const amount = await freeAmount(queries, { memberId, prefix, requested, at });
      const id = newId(at);
      const reference = `DP${id.replaceAll('-', '').slice(-16).toUpperCase()}`;
      const biller = promptPayBiller(prefix);
      const qr = biller && promptPayPayload({ ...biller, reference, amountSatang: amount });
      const expiresAt = new Date(at.getTime() + DEPOSIT_OPEN_MS);
      const [receiver] = receivingAccounts(prefix);
      const row = await queries.row<PaymentRow>(
        `insert into payment (id, member_id, kind, channel, amount, requested, status, reference, bank_name, qr, created_at, expires_at)
         values ($1, $2, 'DEPOSIT', 'DEPOSIT_POINT', $3, $4, 'CREATE', $5, $6, $7, $8, $9) returning *`,
        [id, memberId, amount, requested, reference, receiver!.bankCode, qr, at, expiresAt],
      );
      return row!;
    });
  }

  /** Records a transfer that needs the desk's decision, once per reference. @throws PaymentSettled */
  async announce(member: MemberRow, amount: bigint, reference: string, channel: DepositChannel): Promise<PaymentRow> {
    const at = this.clock.now();
    const bankName = channel === 'TRUE_MONEY' ? 'TMN' : member.bank_name;
    await this.storage.rows(
      `insert into payment (id, member_id, kind, channel, amount, status, reference, bank_name, created_at)
       values ($1, $2, 'DEPOSIT', $3, $4, 'CREATE', $5, $6, $7) on conflict (kind, reference) do nothing`,
      [newId(at), member.id, channel, amount, reference, bankName, at],
    );
    const known = await this.storage.row<PaymentRow>(
      `select * from payment where kind = 'DEPOSIT' and reference = $1`,
      [reference],
    );
    if (!known || known.member_id !== member.id || known.amount !== amount) throw new PaymentSettled();
    return known;
  }

  /** Handles a transfer to an agent's account: credits the deposit that awaits exactly this amount, even a late one. */
  async arrived(prefix: string, amount: bigint): Promise<PaymentRow | undefined> {
    const awaited = await this.storage.row<{ id: string }>(
      `select payment.id from payment join member on member.id = payment.member_id
       where prefix = $1 and amount = $2 and status = 'CREATE' and expires_at is not null
       order by expires_at desc limit 1`,
      [prefix.toUpperCase(), amount],
    );
    return awaited && this.decide(awaited.id, { action: 'confirm' });
  }

  /** @throws PaymentSettled if the deposit was settled in another way */
  decide(id: string, decision: DepositDecision): Promise<PaymentRow | undefined> {
    return this.storage.transaction(async (queries) => {
      const payment = await queries.row<PaymentRow>(
        `select * from payment where id = $1 and kind = 'DEPOSIT' for update`,
        [id],
      );
      if (!payment) return undefined;
      if (payment.status === 'SUCCESS' || payment.status === 'REJECT') return repeated(payment, decision);
      const at = this.clock.now();
      switch (decision.action) {
        case 'delay':
          return queries.row<PaymentRow>(`update payment set status = 'APPROVE' where id = $1 returning *`, [id]);
        case 'reject':
          return queries.row<PaymentRow>(
            `update payment set status = 'REJECT', reject_reason = $2, settled_at = $3 where id = $1 returning *`,
            [id, decision.reason, at],
          );
        default: {
          const amount = decision.action === 'wrongAmount' ? decision.amount : payment.amount;
          const { member_id: memberId, reference } = payment;
          await creditDeposit(queries, { memberId, amount, reference, at });
          return queries.row<PaymentRow>(
            `update payment set status = 'SUCCESS', amount = $2, expected = nullif(amount, $2), settled_at = $3
             where id = $1 returning *`,
            [id, amount, at],
          );
        }
      }
    });
  }

  /** Expires deposits that were not paid within a day. */
  async giveUpUnpaid(): Promise<void> {
    const at = this.clock.now();
    await this.storage.rows(
      `update payment set status = 'REJECT', reject_reason = $1, settled_at = $2
       where kind = 'DEPOSIT' and status = 'CREATE' and expires_at < $3`,
      [TIMED_OUT, at, new Date(at.getTime() - LATE_MS)],
    );
  }
}

/** Accepts a repeated decision without changes. */
function repeated(payment: PaymentRow, decision: DepositDecision): PaymentRow {
  const isSame =
    decision.action === 'reject'
      ? payment.status === 'REJECT'
      : payment.status === 'SUCCESS' &&
        (decision.action === 'wrongAmount' ? payment.amount === decision.amount : decision.action === 'confirm');
  if (!isSame) throw new PaymentSettled();
  return payment;
}

interface AmountRequest {
  memberId: string;
  prefix: string;
  requested: bigint;
  at: Date;
}

/**
 * Returns `requested` plus satang that no open deposit uses; if none are left, those of the longest-expired deposit.
 * @throws TooManyOpenDeposits
 */
async function freeAmount(queries: Queries, { memberId, prefix, requested, at }: AmountRequest): Promise<bigint> {
  const free = await queries.row<{ amount: bigint }>(
    `with awaited as (
       select payment.amount, payment.expires_at, payment.member_id
       from payment join member on member.id = payment.member_id
       where prefix = $1 and status = 'CREATE' and expires_at is not null
     )
     select $2::bigint + digits as amount
     from generate_series(1, 99) as digits
     left join lateral (select max(expires_at) as until from awaited where amount = $2::bigint + digits) taken on true
     where (until is null or until <= $3) and
       (select count(*) from awaited where member_id = $4 and expires_at > $3) < $5
     order by until nulls first, random() limit 1`,
    [prefix, requested, at, memberId, MAX_OPEN],
  );
  if (!free) throw new TooManyOpenDeposits();
  return free.amount;
}
