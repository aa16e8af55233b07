import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { SumsVerification, type ComparedSums } from '@housebrand/shared/nest';

/** Compares the number of payments in members' lists, and the credit that members have got, with the payments. */
@Injectable()
export class PaymentSumsComparison {
  constructor(verification: SumsVerification) {
    verification.register({ name: 'wallet', since: (instant) => [counts(instant), received(instant)] });
  }
}

function counts(since: Date): ComparedSums {
  const from = sql`date_trunc('day', ${since}::timestamptz, 'UTC')`;
  const day = sql`(created_at at time zone 'UTC')::date`;
  return {
    sum: 'payment_count',
    key: ['username', 'list', 'day'],
    values: ['payments'],
    expected: sql`
      select agent, entry.username, entry.list, ${day} as day, count(*) as payments
      from payment cross join lateral (values (username, kind, true), (receiver, 'RECEIVED', kind = 'GIFT' and status = 'SUCCESS'))
        entry (username, list, is_listed)
      where created_at >= ${from} and entry.is_listed group by 1, 2, 3, 4
      union all
      select agent, username, 'CHIPS', ${day}, count(*) from chip_purchase
      where created_at >= ${from} and (status <> 'REJECT' or deposit is not null) group by 1, 2, 3, 4`,
    found: sql`select * from payment_count where day >= (${from} at time zone 'UTC')::date and payments <> 0`,
  };
}

function received(since: Date): ComparedSums {
  const from = sql`date_trunc('day', ${since}::timestamptz, 'UTC')`;
  return {
    sum: 'received_credit',
    key: ['username', 'grain', 'starts_at'],
    values: ['satang'],
    expected: sql`
      select agent, receiver as username, grain, date_trunc(grain, created_at, 'UTC') as starts_at,
        sum(case status when 'REJECT' then 0 else amount end)::bigint as satang
      from payment cross join (values ('HOUR'), ('DAY')) period (grain)
      where created_at >= ${from} and unit = 'CREDIT' and kind in ('GIFT', 'COUPON') and reverses is null group by 1, 2, 3, 4`,
    found: sql`select * from received_credit where starts_at >= ${from}`,
  };
}
