import { sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { sumPeriods, type InstantRange, type MemberRef, type Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';

/** Credit that members receive apart from deposits: gifts and coupons. */
@Injectable()
export class ReceivedCredit {
  constructor(private readonly database: Database) {}

  /** Returns for each range the satang of payments created in it, including pending ones, without refused ones and reversals. */
  async sums({ prefix, username }: MemberRef, ranges: readonly InstantRange[]): Promise<Satang[]> {
    const parts = ranges.flatMap((range, nth) => partsOf(username, range, sql`${nth}::int`));
    if (parts.length === 0) return ranges.map(() => 0n);
    const rows = await this.database.read(prefix, (q) =>
      q
        .select({ nth: sql<number>`nth`, satang: sql`sum(satang)`.mapWith(BigInt) })
        .from(sql`(${sql.join(parts, sql` union all `)}) received (nth, satang)`)
        .groupBy(sql`nth`),
    );
    const known = new Map(rows.map(({ nth, satang }) => [nth, satang]));
    return ranges.map((_, nth) => known.get(nth) ?? 0n);
  }
}

function partsOf(username: string, range: InstantRange, nth: SQL): SQL[] {
  const { sums, events } = sumPeriods(range);
  return [
    ...sums.map(
      ({ grain, from, until }) => sql`select ${nth}, satang from received_credit
        where username = ${username} and grain = ${grain} and starts_at >= ${from} and starts_at < ${until}`,
    ),
    ...events.flatMap(({ from, until }) =>
      [sql`kind = 'GIFT' and receiver = ${username}`, sql`kind = 'COUPON' and username = ${username}`].map(
        (
          isTheirs,
        ) => sql`select ${nth}, amount from payment where ${isTheirs} and unit = 'CREDIT' and status <> 'REJECT'
          and reverses is null and created_at >= ${from} and created_at < ${until}`,
      ),
    ),
  ];
}
