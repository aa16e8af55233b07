import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { SumsVerification, type ComparedSums } from '@housebrand/shared/nest';

const PERIOD = ['username', 'grain', 'starts_on'] as const;
const VALUES = ['income_satang', 'taken_back_satang', 'bets', 'lines'] as const;
/** Adds up rows of sums. */
const ADDED = sql.raw(VALUES.map((name) => `sum(${name}) as ${name}`).join(', '));

/** Compares the sums of income with the lines, and the counts of downlines with the downlines. */
@Injectable()
export class IncomeSumsComparison {
  constructor(verification: SumsVerification) {
    verification.register({
      name: 'affiliate',
      since: (instant) => [days(instant), longer, ordered, owners, downlines],
    });
  }
}

/** The days by downline, against their lines. */
function days(since: Date): ComparedSums {
  // the widest difference of a zone to UTC is less than a day
  const from = sql`(${since}::timestamptz at time zone 'UTC')::date - 1`;
  const expected = sql`
    select agent, username, business_day as starts_on, from_username, sum(amount_satang) as income_satang,
      coalesce(sum(amount_satang) filter (where kind = 'takenBack'), 0) as taken_back_satang,
      sum(case kind when 'earned' then 1 else -1 end) as bets, count(*) as lines
    from affiliate_income where business_day >= ${from} group by 1, 2, 3, 4`;
  return {
    sum: 'affiliate_source_sum',
    key: ['username', 'starts_on', 'from_username'],
    values: VALUES,
    expected,
    found: sql`select * from affiliate_source_sum where grain = 'DAY' and starts_on >= ${from}`,
  };
}

/** Months and all time by downline, against the days. */
const longer: ComparedSums = {
  sum: 'affiliate_source_sum',
  key: [...PERIOD, 'from_username'],
  values: VALUES,
  expected: sql`
    select agent, username, period.grain, period.starts_on, from_username, ${ADDED}
    from affiliate_source_sum day cross join lateral (
      values ('MONTH', date_trunc('month', day.starts_on)::date), ('ALL', '-infinity')) period (grain, starts_on)
    where day.grain = 'DAY' group by 1, 2, 3, 4, 5`,
  found: sql`select * from affiliate_source_sum where grain <> 'DAY'`,
};

/** The order of long lists, against their sums. */
const ordered: ComparedSums = {
  sum: 'affiliate_source_sum',
  key: [...PERIOD, 'from_username'],
  values: ['ordered_satang'],
  expected: sql`
    select source.agent, source.username, source.grain, source.starts_on, source.from_username, source.income_satang as ordered_satang
    from affiliate_sum period join affiliate_source_sum source
      on (source.agent, source.username, source.grain, source.starts_on) = (period.agent, period.username, period.grain, period.starts_on)
    where period.is_ordered`,
  found: sql`select * from affiliate_source_sum where ordered_satang is not null`,
};

/** All downlines together, against the downlines. */
const owners: ComparedSums = {
  sum: 'affiliate_sum',
  key: PERIOD,
  values: [...VALUES, 'members'],
  expected: sql`select agent, username, grain, starts_on, ${ADDED}, count(*) as members from affiliate_source_sum group by 1, 2, 3, 4`,
  found: sql`select * from affiliate_sum`,
};

const downlines: ComparedSums = {
  sum: 'downline_count',
  key: ['upline', 'level', 'ending'],
  values: ['members'],
  expected: sql`
    select agent, upline, level, ending, count(*) as members
    from downline cross join unnest(array['', right(username, 1), right(username, 2)]) ending group by 1, 2, 3, 4`,
  found: sql`select * from downline_count`,
};
