import { and, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { paymentTable as table } from './payment.tables';

/** Credit that reaches a member beside deposits: gifts of others, and coupons. */
@Injectable()
export class ReceivedCredit {
  constructor(private readonly database: Database) {}

  /** What began in a time, that which is still on its way included; what was refused or takes something back is left out. */
  async sum({ prefix, username }: MemberRef, { from, until }: InstantRange): Promise<Satang> {
    const { amount, createdAt, kind, receiver, reverses, status, unit } = table;
    const isGift = and(eq(kind, 'GIFT'), eq(receiver, username));
    const isCoupon = and(eq(kind, 'COUPON'), eq(table.username, username));
    const wanted = and(
      ...[or(isGift, isCoupon), eq(unit, 'CREDIT'), ne(status, 'REJECT'), isNull(reverses)],
      ...[gte(createdAt, from), lt(createdAt, until)],
    );
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ satang: sql`coalesce(sum(${amount}), 0)`.mapWith(amount) })
        .from(table)
        .where(wanted),
    );
    return row!.satang;
  }
}
