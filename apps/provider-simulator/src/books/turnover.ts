import type { Queries } from '../storage/storage';

/** The turnover requirement of a deposit, in satang. */
export interface TurnoverRequirement {
  /** The deposit's reference. */
  reference: string;
  /** The deposit's amount; `null` if the books have no such deposit. */
  amount: bigint | null;
  at: Date;
  required: bigint;
  /** The member's turnover when the requirement started. */
  turnoverBefore: bigint;
}

export interface TurnoverProgress {
  required: bigint;
  done: bigint;
  /** The open requirements. */
  deposits: (Pick<TurnoverRequirement, 'reference' | 'amount' | 'at' | 'required'> & { done: bigint })[];
}

/**
 * Returns the progress on open requirements, or `null` if there are none. A stake counts for one requirement, the oldest first:
 * turnover for the first does not count for the second.
 *
 * @param demands oldest first
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

/** Adds a turnover requirement before withdrawals, once per reference. */
export async function addTurnoverRequirement(
  queries: Queries,
  demand: { memberId: string; reference: string; required: bigint; at: Date },
): Promise<void> {
  await queries.rows(
    `insert into turnover_requirement (member_id, reference, required, turnover_before, at)
     select id, $2, $3, turnover, $4 from member where id = $1 on conflict (reference) do nothing`,
    [demand.memberId, demand.reference, demand.required, demand.at],
  );
}

export async function turnoverRequirementsOf(queries: Queries, memberId: string): Promise<TurnoverRequirement[]> {
  const rows = await queries.rows<Omit<TurnoverRequirement, 'turnoverBefore'> & { turnover_before: bigint }>(
    `select d.reference, e.amount, d.at, d.required, d.turnover_before from turnover_requirement d
     left join entry e on e.kind = 'DEPOSIT' and e.reference = d.reference where d.member_id = $1 order by d.id`,
    [memberId],
  );
  return rows.map(({ turnover_before: turnoverBefore, ...demand }) => ({ ...demand, turnoverBefore }));
}
