import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { sumPeriods, type InstantRange, type MemberRef, type Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';

/** Credit that members receive apart from deposits: gifts and coupons. */
@Injectable()
export class ReceivedCredit {
  constructor(private readonly database: Database) {}

  /** Returns the satang of payments created in a range, including pending ones, without refused ones and reversals. */
  async sum({ prefix, username }: MemberRef, range: InstantRange): Promise<Satang> {
    const { sums, events } = sumPeriods(range);
    const parts = [
      ...sums.map(
        ({ grain, from, until }) => sql`select satang from received_credit
          where username = ${username} and grain = ${grain} and starts_at >= ${from} and starts_at < ${until}`,
      ),
      ...events.flatMap(({ from, until }) =>
        [sql`kind = 'GIFT' and receiver = ${username}`, sql`kind = 'COUPON' and username = ${username}`].map(
          (isTheirs) => sql`select amount from payment where ${isTheirs} and unit = 'CREDIT' and status <> 'REJECT'
            and reverses is null and created_at >= ${from} and created_at < ${until}`,
        ),
      ),
    ];
    if (parts.length === 0) return 0n;
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ satang: sql`coalesce(sum(satang), 0)`.mapWith(BigInt) })
        .from(sql`(${sql.join(parts, sql` union all `)}) received (satang)`),
    );
    return row!.satang;
  }
}
