import { and, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { paymentTable as table } from './payment.tables';

/** Credit that members receive apart from deposits: gifts and coupons. */
@Injectable()
export class ReceivedCredit {
  constructor(private readonly database: Database) {}

  /** Returns the satang of payments created in a range, including pending ones, without refused ones and reversals. */
  async sum({ prefix, username }: MemberRef, { from, until }: InstantRange): Promise<Satang> {
    const { amount, createdAt, kind, receiver, reverses, status, unit } = table;
    const isGift = and(eq(kind, 'GIFT'), eq(receiver, username));
    const isCoupon = and(eq(kind, 'COUPON'), eq(table.username, username));
    const condition = and(
      or(isGift, isCoupon),
      eq(unit, 'CREDIT'),
      ne(status, 'REJECT'),
      isNull(reverses),
      gte(createdAt, from),
      lt(createdAt, until),
    );
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ satang: sql`coalesce(sum(${amount}), 0)`.mapWith(amount) })
        .from(table)
        .where(condition),
    );
    return row!.satang;
  }
}
