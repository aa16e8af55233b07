import type { Queries } from '../storage/storage';

/** What a deposit asks to be played. Satang. */
export interface TurnoverRequirement {
  /** Of the deposit. */
  reference: string;
  /** The deposit itself; `null`: it is in no book. */
  amount: bigint | null;
  at: Date;
  required: bigint;
  /** The member's turnover when it began. */
  turnoverBefore: bigint;
}

export interface TurnoverProgress {
  required: bigint;
  done: bigint;
  /** The demands that are still open. */
  deposits: (Pick<TurnoverRequirement, 'reference' | 'amount' | 'at' | 'required'> & { done: bigint })[];
}

/**
 * How far the demands that are still open are worked off, or `null` when none is. A stake counts for one demand, the oldest
 * first: what is played for the first does not count for the second.
 *
 * @param demands the oldest first
 */
export function turnoverProgress(demands: readonly TurnoverRequirement[], turnover: bigint): TurnoverProgress | null {
  let reached = 0n;
  const open: TurnoverProgress = { required: 0n, done: 0n, deposits: [] };
  for (const { required, turnoverBefore, ...deposit } of demands) {
    const begin = turnoverBefore > reached ? turnoverBefore : reached;
    reached = begin + required;
    if (turnover >= reached) continue;
    const done = turnover > begin ? turnover - begin : 0n;
    open.required += required;
    open.done += done;
    open.deposits.push({ ...deposit, required, done });
  }
  return open.required > 0n ? open : null;
}

/** From now on so much must be played before money may leave; once for a reference. */
export async function demandTurnover(
  queries: Queries,
  demand: { memberId: string; reference: string; required: bigint; at: Date },
): Promise<void> {
  await queries.rows(
    `insert into turnover_demand (member_id, reference, required, turnover_before, at)
     select id, $2, $3, turnover, $4 from member where id = $1 on conflict (reference) do nothing`,
    [demand.memberId, demand.reference, demand.required, demand.at],
  );
}

export async function demandsOf(queries: Queries, memberId: string): Promise<TurnoverRequirement[]> {
  const rows = await queries.rows<Omit<TurnoverRequirement, 'turnoverBefore'> & { turnover_before: bigint }>(
    `select d.reference, e.amount, d.at, d.required, d.turnover_before from turnover_demand d
     left join entry e on e.kind = 'DEPOSIT' and e.reference = d.reference where d.member_id = $1 order by d.id`,
    [memberId],
  );
  return rows.map(({ turnover_before: turnoverBefore, ...demand }) => ({ ...demand, turnoverBefore }));
}
