import { Injectable } from '@nestjs/common';
import type { Retention } from '@housebrand/office';
import { sumPeriods, type DayRange, type InstantRange } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { sql, type SQL } from 'drizzle-orm';
import { within } from '../../figures/periods';

/** The rows that together are a range: maintained sums of whole days and hours, and the bets of what is left at its ends. */
function playOf(range: InstantRange): SQL {
  const { sums, events } = sumPeriods(range);
  const pieces = [
    ...sums.map(
      ({ grain, from, until }) =>
        sql`select username, bets from bet_sum
          where grain = ${grain} and ${within('starts_at', { from, until })}`,
    ),
    // a void bet has two moves, which cancel out
    ...events.map(
      (end) =>
        sql`select username, case kind when 'counted' then 1 else -1 end
          from bet_turnover where ${within('at', end)}`,
    ),
  ];
  return sql`(${sql.join(pieces, sql` union all `)}) play`;
}

/** Reads who came back, and what referrals brought. */
@Injectable()
export class ReportPartsRepository {
  /** Counts the members who played in a range, and those of them who played in a later one. */
  async retention(tx: AgentTx, before: InstantRange, range: InstantRange): Promise<Retention> {
    const betsOf = (of: InstantRange, isLater: SQL) =>
      sql`select username, bets, ${isLater} as is_later from ${playOf(of)}`;
    // each row is read once, whatever the planner expects of the two ranges
    const { rows } = await tx.execute<Retention & Record<string, unknown>>(sql`
      select count(*)::int as "membersBefore", count(*) filter (where later > 0)::int as returned from (
        select sum(bets) filter (where not is_later) as earlier, sum(bets) filter (where is_later) as later
        from (${betsOf(before, sql`false`)} union all ${betsOf(range, sql`true`)}) bets group by username
      ) members where earlier > 0`);
    return rows[0]!;
  }

  /** Counts the members who joined by another one's link, and sums what that other one and those above earned by business day. */
  async referrals(
    tx: AgentTx,
    range: InstantRange,
    { from, to }: DayRange,
  ): Promise<{ joined: number; income: string }> {
    const { rows } = await tx.execute<{ joined: number; income: string }>(sql`
      select (select count(*) from downline where level = 1 and ${within('joined_at', range)})::int as joined,
        (select coalesce(sum(amount_satang), 0) from affiliate_income where business_day between ${from} and ${to})::text as income`);
    return rows[0]!;
  }
}
