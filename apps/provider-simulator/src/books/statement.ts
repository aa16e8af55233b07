import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';
import type { PaymentRow } from './payments';

export interface StatementLine {
  kind: string;
  /** Satang; negative amounts are debits. */
  amount: bigint;
  balance_after: bigint;
  reference: string;
  at: Date;
}

/** An entry that is no play, with its kind for members and what it belongs to. */
export interface MovementRow extends StatementLine {
  id: bigint;
  payment: PaymentRow | null;
  required_turnover: bigint | null;
}

export interface MovementRange {
  memberId: string;
  from: Date;
  until: Date;
  /** Kinds for members; `null`: all. */
  kinds: readonly string[] | null;
}

/** The kind that members see: what the reference says about a reward, and whose transfer it was. */
const KIND = `case
  when kind in ('TRANSFER_IN', 'TRANSFER_OUT') then
    case when reference like 'opening-%' or reference like 'desk-%' then 'ADJUSTMENT' else 'TRANSFER' end
  when reference like 'bonus:%' then 'BONUS'
  when reference like 'daily-check-in-%' then 'CHECK_IN'
  when reference like 'wheel-%' then 'WHEEL'
  when reference like 'gashapon-%' then 'GASHAPON'
  else kind end`;

/** Entries that moved a member's credit, newest first. */
@Injectable()
export class Statement {
  constructor(private readonly storage: Storage) {}

  of(memberId: string, limit: number): Promise<StatementLine[]> {
    return this.storage.rows<StatementLine>(
      'select kind, amount, balance_after, reference, at from entry where member_id = $1 order by id desc limit $2',
      [memberId, limit],
    );
  }

  /** Lists the entries of a range that are no play. @param after id of the last entry of the previous page */
  async movements(
    { memberId, from, until, kinds }: MovementRange,
    after: bigint | null,
    limit: number,
  ): Promise<MovementRow[]> {
    const moved = await this.storage.rows<Omit<MovementRow, 'payment'> & { payment_id: string | null }>(
      `select moved.id, moved.shown_as as kind, moved.amount, moved.balance_after, moved.reference, moved.at,
         payment.id as payment_id, requirement.required as required_turnover
       from (
         select entry.*, ${KIND} as shown_as, regexp_replace(reference, '^bonus:', '') as paid_as from entry
         where member_id = $1 and at >= $2 and at < $3 and kind not in ('STAKE', 'PAYOUT', 'VOID')
           and ($4::text[] is null or ${KIND} = any ($4))
           and ($5::bigint is null or (at, id) < (select last.at, last.id from entry last where last.id = $5 and last.member_id = $1))
         order by at desc, id desc limit $6
       ) moved
       left join payment on payment.reference = moved.paid_as
         and payment.kind = case when moved.kind in ('WITHDRAWAL', 'REFUND') then 'WITHDRAWAL' else 'DEPOSIT' end
       left join turnover_requirement requirement on moved.shown_as = 'BONUS' and requirement.reference = moved.paid_as
       order by moved.at desc, moved.id desc`,
      [memberId, from, until, kinds, after, limit],
    );
    const payments = await this.storage.rows<PaymentRow>('select * from payment where id = any ($1)', [
      moved.flatMap(({ payment_id }) => payment_id ?? []),
    ]);
    const byId = new Map(payments.map((payment) => [payment.id, payment]));
    return moved.map(({ payment_id, ...row }) => ({ ...row, payment: byId.get(payment_id ?? '') ?? null }));
  }

  /** Returns the credit just before each of the instants. */
  async balancesAt(memberId: string, instants: readonly Date[]): Promise<bigint[]> {
    const rows = await this.storage.rows<{ balance: bigint }>(
      `select coalesce((
         select balance_after from entry where member_id = $1 and at < instants.at order by at desc, id desc limit 1), 0)::bigint as balance
       from unnest($2::timestamptz[]) with ordinality instants (at, position) order by position`,
      [memberId, instants],
    );
    return rows.map(({ balance }) => balance);
  }

  /** Lists members whose entries don't add up to their credit; must always be empty. */
  async outOfBalance(): Promise<string[]> {
    const rows = await this.storage.rows<{ username: string }>(
      `select username from member left join entry on entry.member_id = member.id
       group by member.id having coalesce(sum(entry.amount), 0) <> member.credit`,
    );
    return rows.map(({ username }) => username);
  }
}
