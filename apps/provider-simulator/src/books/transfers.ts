import { Injectable } from '@nestjs/common';
import { type Queries, Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import { InsufficientCredit, post } from './ledger';

/** An installation's credit or debit of a member. */
export interface TransferRequest {
  prefix: string;
  reference: string;
  memberId: string;
  direction: 'IN' | 'OUT';
  kind: 'CREDIT' | 'POINT';
  /** Satang, or points. */
  amount: bigint;
  reason: string;
}

export interface TransferRow {
  reference: string;
  member_id: string;
  direction: 'IN' | 'OUT';
  kind: 'CREDIT' | 'POINT';
  amount: bigint;
  reason: string;
  /** The member had too little: nothing was moved, and nothing ever will be under this reference. */
  refused: boolean;
  credit_after: bigint;
  points_after: number;
  at: Date;
}

export type NamedTransfer = TransferRow & { username: string };

/** Agent and time range of a statement. */
export interface StatementRange {
  prefix: string;
  from: Date;
  until: Date;
}

/** Position after the last transfer of a page. */
export type StatementPlace = Pick<TransferRow, 'at' | 'reference'>;

/** The reference belongs to another transfer. */
export class ReferenceTaken extends Error {
  constructor() {
    super('the reference is taken');
    this.name = 'ReferenceTaken';
  }
}

/** Installations' transfers. The first order under a reference decides; repeating it returns the first result. */
@Injectable()
export class Transfers {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  /** @throws ReferenceTaken */
  order(request: TransferRequest): Promise<TransferRow> {
    return this.storage.transaction(async (queries) => {
      const at = this.clock.now();
      if (!(await claim(queries, request, at))) return known(queries, request);
      return conclude(queries, request, await carryOut(queries, request, at));
    });
  }

  find(prefix: string, reference: string): Promise<TransferRow | undefined> {
    return this.storage.row<TransferRow>('select * from transfer where prefix = $1 and reference = $2', [
      prefix,
      reference,
    ]);
  }

  /** Lists completed transfers within a time range, oldest first. @param after last position of the previous page */
  within(
    { prefix, from, until }: StatementRange,
    after: StatementPlace | null,
    limit: number,
  ): Promise<NamedTransfer[]> {
    return this.storage.rows<NamedTransfer>(
      `select transfer.*, username from transfer join member on member.id = member_id
       where transfer.prefix = $1 and at >= $2 and at < $3 and not refused and (at, reference) > ($4::timestamptz, $5::text)
       order by at, reference limit $6`,
      [prefix, from, until, after?.at ?? '-infinity', after?.reference ?? '', limit],
    );
  }
}

/** Claims the reference; a concurrent order waits here until the first is done. @returns whether it was free */
async function claim(queries: Queries, request: TransferRequest, at: Date): Promise<boolean> {
  const { prefix, reference, memberId, direction, kind, amount, reason } = request;
  const inserted = await queries.row(
    `insert into transfer (prefix, reference, member_id, direction, kind, amount, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1`,
    [prefix, reference, memberId, direction, kind, amount, reason, at],
  );
  return inserted !== undefined;
}

async function known(queries: Queries, request: TransferRequest): Promise<TransferRow> {
  const row = (await queries.row<TransferRow>('select * from transfer where prefix = $1 and reference = $2', [
    request.prefix,
    request.reference,
  ]))!;
  const { member_id: memberId, direction, kind, amount, reason } = row;
  const first = { memberId, direction, kind, amount, reason };
  const isSame = Object.entries(first).every(([name, value]) => request[name as keyof typeof first] === value);
  if (!isSame) throw new ReferenceTaken();
  return row;
}

/** @returns whether the member had enough */
async function carryOut(queries: Queries, request: TransferRequest, at: Date): Promise<boolean> {
  const { prefix, memberId, direction, kind } = request;
  const amount = direction === 'IN' ? request.amount : -request.amount;
  if (kind === 'POINT') {
    const moved = 'update member set points = points + $2 where id = $1 and points + $2 >= 0 returning 1';
    return (await queries.row(moved, [memberId, amount])) !== undefined;
  }
  try {
    const entry = direction === 'IN' ? ('TRANSFER_IN' as const) : ('TRANSFER_OUT' as const);
    await post(queries, { memberId, kind: entry, amount, reference: `${prefix}:${request.reference}`, at });
    return true;
  } catch (error) {
    if (error instanceof InsufficientCredit) return false;
    throw error;
  }
}

async function conclude(queries: Queries, request: TransferRequest, isDone: boolean): Promise<TransferRow> {
  return (await queries.row<TransferRow>(
    `update transfer set refused = $3, credit_after = member.credit, points_after = member.points
     from member where member.id = transfer.member_id and transfer.prefix = $1 and transfer.reference = $2
     returning transfer.*`,
    [request.prefix, request.reference, !isDone],
  ))!;
}
