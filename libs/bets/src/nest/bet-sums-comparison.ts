import { sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { SumsVerification, type ComparedSums } from '@housebrand/shared/nest';
import { ARCHIVED_UNTIL } from './bets.tables';

const GAME_KEY = ['username', 'starts_at', 'game_id', 'provider', 'category'] as const;
const VALUES = [
  'stake_satang',
  'payout_satang',
  'bets',
  'highest_payout_satang',
  'best_multiplier_hundredths',
] as const;

/** Compares the sums of play with the bets, and the open stakes with the events. */
@Injectable()
export class BetSumsComparison {
  constructor(verification: SumsVerification) {
    verification.register({ name: 'bets', since: (instant) => [hours(instant), days(instant), openStakes(instant)] });
  }
}

/** Archived months have no bets to compare with. */
function atLeast(since: Date): SQL {
  return sql`greatest(${since}::timestamptz, ${ARCHIVED_UNTIL})`;
}

/** Hours against the bets that were settled in them. */
function hours(since: Date): ComparedSums {
  const from = sql`date_trunc('hour', ${atLeast(since)}, 'UTC')`;
  const expected = sql`
    select agent, username, date_trunc('hour', at, 'UTC') as starts_at, game_id, provider, category,
      sum(stake_satang) as stake_satang, sum(payout_satang) as payout_satang, sum(case kind when 'counted' then 1 else -1 end) as bets,
      coalesce(max(payout_satang) filter (where is_valid), 0) as highest_payout_satang,
      coalesce(max(payout_satang * 100 / nullif(stake_satang, 0)) filter (where is_valid), 0) as best_multiplier_hundredths
    from (
      select move.*, kind = 'counted' and not exists (select from bet_turnover undone
        where undone.agent = move.agent and undone.bet_id = move.bet_id and undone.kind = 'takenBack' and undone.at = move.at) as is_valid
      from bet_turnover move where at >= ${from}
    ) moves
    group by 1, 2, 3, 4, 5, 6`;
  return { sum: 'bet_sum', key: GAME_KEY, values: VALUES, expected, found: summed('HOUR', from) };
}

/** Days against their hours. */
function days(since: Date): ComparedSums {
  const from = sql`date_trunc('day', ${atLeast(since)}, 'UTC')`;
  const expected = sql`
    select agent, username, date_trunc('day', starts_at, 'UTC') as starts_at, game_id, provider, category,
      sum(stake_satang) as stake_satang, sum(payout_satang) as payout_satang, sum(bets) as bets,
      max(highest_payout_satang) as highest_payout_satang, max(best_multiplier_hundredths) as best_multiplier_hundredths
    from (${summed('HOUR', from)}) hours group by 1, 2, 3, 4, 5, 6`;
  return { sum: 'bet_sum', key: GAME_KEY, values: VALUES, expected, found: summed('DAY', from) };
}

function summed(grain: string, from: SQL): SQL {
  return sql`select * from bet_sum where grain = ${grain} and starts_at >= ${from}`;
}

function openStakes(since: Date): ComparedSums {
  const expected = sql`
    select agent, bet_id, id, username, at, stake_satang from bet_event stake
    where kind = 'stake' and at >= ${atLeast(since)} and not exists (select from bet_event known
      where known.agent = stake.agent and known.bet_id = stake.bet_id and known.kind <> 'stake' and known.at >= stake.at - interval '24 hours')`;
  return {
    sum: 'bet_open_stake',
    key: ['bet_id', 'id'],
    values: ['username', 'at', 'stake_satang'],
    expected,
    found: sql`select * from bet_open_stake where at >= ${atLeast(since)}`,
  };
}
