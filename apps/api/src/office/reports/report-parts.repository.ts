import { Injectable } from '@nestjs/common';
import type { Retention } from '@housebrand/office';
import { sumPeriods, type DayRange, type InstantRange } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { sql, type SQL } from 'drizzle-orm';
import { within } from '../../figures/periods';

/** What was played; sums as text. */
interface PlayedRow extends Record<string, unknown> {
  provider: string;
  bets: number;
  stake: string;
  payout: string;
}
/** What was played on a game. */
export interface GameRow extends PlayedRow {
  gameId: string;
  category: string;
}

/** The rows that together are a range: maintained sums of whole days and hours, and the bets of what is left at its ends. */
function playOf(range: InstantRange): SQL {
  const { sums, events } = sumPeriods(range);
  const pieces = [
    ...sums.map(
      ({ grain, from, until }) =>
        sql`select username, game_id, provider, category, stake_satang, payout_satang, bets from bet_sum
          where grain = ${grain} and ${within('starts_at', { from, until })}`,
    ),
    // a void bet has two moves, which cancel out
    ...events.map(
      (end) =>
        sql`select username, game_id, provider, category, stake_satang, payout_satang, case kind when 'counted' then 1 else -1 end
          from bet_turnover where ${within('at', end)}`,
    ),
  ];
  return sql`(${sql.join(pieces, sql` union all `)}) play`;
}

const SUMS = sql`sum(bets)::int as bets, sum(stake_satang)::text as stake, sum(payout_satang)::text as payout`;
const HIGHEST_FIRST = sql`having sum(bets) > 0 order by sum(stake_satang) desc`;

/** Reads what the figures of an agent consist of. */
@Injectable()
export class ReportPartsRepository {
  /** Returns the games with the highest stakes, these first. */
  async games(tx: AgentTx, range: InstantRange, limit: number): Promise<GameRow[]> {
    const { rows } = await tx.execute<GameRow>(sql`
      select game_id as "gameId", provider, category, ${SUMS} from ${playOf(range)}
      group by game_id, provider, category ${HIGHEST_FIRST}, game_id limit ${limit}`);
    return rows;
  }

  /** Returns all game providers, the highest stakes first. */
  async providers(tx: AgentTx, range: InstantRange): Promise<PlayedRow[]> {
    const { rows } = await tx.execute<PlayedRow>(
      sql`select provider, ${SUMS} from ${playOf(range)} group by provider ${HIGHEST_FIRST}, provider`,
    );
    return rows;
  }

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
