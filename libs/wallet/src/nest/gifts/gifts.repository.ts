import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Database, prepared, statement } from '@housebrand/shared/nest';
import { memberAccount, type Gift, type GiftLimits, type GivenToday } from '../../core';
import type { Opened } from '../payments/payment-moves';
import { paymentTable as table } from '../payments/payment.tables';

const OPEN_GIFT = statement(
  'payment.openGift',
  ['id', 'sender', 'receiver', 'amount', 'onceKey', 'day', 'at', 'mostGifts', 'mostAmount', 'met'],
  (q, p) =>
    q
      .select({
        outcome: sql<OpenedGift['outcome']>`outcome`,
        payment: sql<string | null>`payment`,
        given: sql`given`.mapWith(table.amount),
      })
      .from(
        sql`open_gift(${p.id}, ${p.sender}, ${p.receiver}, ${p.amount}, ${p.onceKey}, ${p.day}, ${p.at}, ${p.mostGifts}, ${p.mostAmount}, ${p.met})`,
      ),
);

/** What became of a wish to give. */
export interface OpenedGift {
  /** `held`: there is a coupon to be played first. */
  outcome: Opened | 'tooMany' | 'tooMuch' | 'held';
  /** `null` when it was not begun. */
  payment: string | null;
  /** Satang given on that day, this gift included when it began. */
  given: bigint;
}

/** When a gift is made: the instant, and the agent's business day that it falls on. */
export interface GiftTime {
  at: Date;
  day: string;
  /** Coupons of the sender that were found to be played. */
  met: string[];
}

@Injectable()
export class GiftsRepository {
  constructor(private readonly database: Database) {}

  /** Begins a gift, or finds the one of the same key, in one round trip; gifts of one sender wait for one another. */
  async open(
    sender: MemberRef,
    { receiver, amountSatang }: Gift,
    { countPerDay, totalSatangPerDay }: GiftLimits,
    onceKey: string,
    { at, day, met }: GiftTime,
  ): Promise<OpenedGift> {
    const limits = { mostGifts: countPerDay, mostAmount: totalSatangPerDay };
    const gift = { sender: sender.username, receiver, amount: amountSatang, onceKey, day, at, met };
    const values = { id: newId(at.getTime()), ...gift, ...limits };
    const [opened] = await this.database.writeInLine(sender.prefix, memberAccount(sender.username), (q) =>
      prepared(q, OPEN_GIFT, values),
    );
    return opened!;
  }

  /** What a sender gave on a day, as a gift that begins counts it. */
  async givenOn({ prefix, username }: MemberRef, day: string): Promise<GivenToday> {
    const { kind, businessDay, status, reverses, amount } = table;
    // what an operator takes back is none of the member's own gifts
    const counts = and(
      ...[eq(table.username, username), eq(kind, 'GIFT'), eq(businessDay, day), ne(status, 'REJECT'), isNull(reverses)],
    );
    const [given] = await this.database.read(prefix, (q) =>
      q
        .select({ count: sql<number>`count(*)::int`, satang: sql`coalesce(sum(${amount}), 0)`.mapWith(amount) })
        .from(table)
        .where(counts),
    );
    return given!;
  }

  /** Whether a gift from one to the other has arrived before. */
  async hasGiven({ prefix, username }: MemberRef, receiver: string): Promise<boolean> {
    const { id, kind, status } = table;
    const isSuch = and(
      eq(table.username, username),
      eq(table.receiver, receiver),
      eq(kind, 'GIFT'),
      eq(status, 'SUCCESS'),
    );
    const known = await this.database.read(prefix, (q) => q.select({ id }).from(table).where(isSuch).limit(1));
    return known.length > 0;
  }
}
