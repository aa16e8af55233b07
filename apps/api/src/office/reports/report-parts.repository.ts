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
    const playersOf = (of: InstantRange) =>
      sql`(select username from ${playOf(of)} group by username having sum(bets) > 0)`;
    const { rows } = await tx.execute<Retention & Record<string, unknown>>(sql`
      select count(*)::int as "membersBefore", count(later.username)::int as returned
      from ${playersOf(before)} earlier left join ${playersOf(range)} later using (username)`);
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
