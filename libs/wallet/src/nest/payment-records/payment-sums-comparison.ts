import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { SumsVerification, type ComparedSums } from '@housebrand/shared/nest';

/** Compares the number of payments in members' lists with the payments. */
@Injectable()
export class PaymentSumsComparison {
  constructor(verification: SumsVerification) {
    verification.register({ name: 'wallet', since: (instant) => [counts(instant)] });
  }
}

function counts(since: Date): ComparedSums {
  const from = sql`date_trunc('day', ${since}::timestamptz, 'UTC')`;
  return {
    sum: 'payment_count',
    key: ['username', 'list', 'day'],
    values: ['payments'],
    expected: sql`
      select agent, entry.username, entry.list, (created_at at time zone 'UTC')::date as day, count(*) as payments
      from payment cross join lateral (values (username, kind, true), (receiver, 'RECEIVED', kind = 'GIFT' and status = 'SUCCESS'))
        entry (username, list, is_listed)
      where created_at >= ${from} and entry.is_listed group by 1, 2, 3, 4`,
    found: sql`select * from payment_count where day >= (${from} at time zone 'UTC')::date`,
  };
}
