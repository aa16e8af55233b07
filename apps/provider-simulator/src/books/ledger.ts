import type { Queries } from '../storage/storage';

export type EntryKind =
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'REFUND'
  | 'STAKE'
  | 'PAYOUT'
  | 'VOID'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'CASHBACK'
  | 'INCOME'
  | 'REWARD';

/** The member's credit does not cover the amount. */
export class InsufficientCredit extends Error {
  constructor() {
    super('insufficient credit');
    this.name = 'InsufficientCredit';
  }
}

export interface Posting {
  memberId: string;
  kind: EntryKind;
  /** Satang; negative amounts are debits. */
  amount: bigint;
  /** Unique per kind: the database rejects a second posting. */
  reference: string;
  at: Date;
}

/** Posts an entry and updates the member's credit. @returns the new credit @throws InsufficientCredit */
export async function post(queries: Queries, { memberId, kind, amount, reference, at }: Posting): Promise<bigint> {
  const moved = await queries.row<{ credit: bigint }>(
    `with moved as (
       update member set credit = credit + $2 where id = $1 and credit + $2 >= 0 returning id, credit
     ), entered as (
       insert into entry (member_id, kind, amount, balance_after, reference, at)
       select id, $3, $2, credit, $4, $5 from moved
     )
     select credit from moved`,
    [memberId, amount, kind, reference, at],
  );
  if (!moved) throw new InsufficientCredit();
  return moved.credit;
}
