import { sql, type SQL } from 'drizzle-orm';
import type { Periods } from './periods';

/** What a payment cost: the reversal of a coupon takes its credit back. */
export const COST = sql`case when reverses is null then amount else -amount end`;

/**
 * Play by range, with a member or a game. Whole hours come from the maintained sums, and only the parts of an hour at the ends of a range
 * from the bets. A void bet has two moves, which cancel out: it makes no member active.
 */
export function movesOf(periods: Periods, of: SQL): SQL {
  const hours = sql`select ${periods.nth('starts_at')} as nth, ${of}, stake_satang, payout_satang, bets from bet_sum where grain = 'HOUR'`;
  const bets = sql`select ${periods.nth('at')}, ${of}, stake_satang, payout_satang, case kind when 'counted' then 1 else -1 end
    from bet_turnover where true`;
  return sql`(${periods.rowsOfHours('starts_at', hours)} union all ${periods.rowsBesideHours('at', bets)}) moves`;
}

/** What bonuses cost, by range. */
export function bonusesOf(periods: Periods): SQL {
  const bonuses = sql`select ${periods.nth('created_at')} as nth, kind, ${COST} as satang from payment
    where unit = 'CREDIT' and status = 'SUCCESS' and kind in ('COUPON', 'QUEST', 'TOURNAMENT')`;
  return sql`(${periods.rows('created_at', bonuses)}) bonuses`;
}
