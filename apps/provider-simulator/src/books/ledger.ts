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

/** A member has less credit than a move takes. */
export class InsufficientCredit extends Error {
  constructor() {
    super('insufficient credit');
    this.name = 'InsufficientCredit';
  }
}

export interface Posting {
  memberId: string;
  kind: EntryKind;
  /** Satang; negative takes. */
  amount: bigint;
  /** Once for each kind: a second posting under it is refused by the database. */
  reference: string;
  at: Date;
}

/** Moves a member's credit and writes down why. @returns the credit after it @throws InsufficientCredit */
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
