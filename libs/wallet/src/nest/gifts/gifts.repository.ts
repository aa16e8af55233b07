import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Database, prepared, statement, type AgentStatement } from '@housebrand/shared/nest';
import { memberAccount, type Gift, type GiftLimits, type GivenToday } from '../../core';
import type { OpeningResult } from '../payments/payment-moves';
import { paymentTable as table } from '../payments/payment.tables';

const opened = {
  outcome: sql<OpenedGift['outcome']>`outcome`,
  payment: sql<string | null>`payment`,
  given: sql`given`.mapWith(table.amount),
};
const OPEN_GIFT = statement(
  'payment.openGift',
  ['id', 'sender', 'receiver', 'amount', 'idempotencyKey', 'day', 'at', 'mostGifts', 'mostAmount', 'met'],
  (q, p) =>
    q
      .select(opened)
      .from(
        sql`open_gift(${p.id}, ${p.sender}, ${p.receiver}, ${p.amount}, ${p.idempotencyKey}, ${p.day}, ${p.at}, ${p.mostGifts}, ${p.mostAmount}, ${p.met})`,
      ),
);

const OPEN_GIFTS = statement('payment.openGifts', ['sender', 'requests'], (q, p) =>
  q.select(opened).from(sql`open_gifts(${p.sender}, ${p.requests})`),
);

/** What one gift is asked to be begun with. */
interface GiftRequest {
  id: string;
  sender: string;
  receiver: string;
  amount: bigint;
  idempotencyKey: string;
  day: string;
  at: Date;
  mostGifts: number;
  mostAmount: bigint;
  met: string[];
}

/** Gifts of one sender, one behind the other. */
function openAll(q: AgentStatement, requests: readonly GiftRequest[]): Promise<OpenedGift[]> {
  const written = JSON.stringify(requests, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return prepared(q, OPEN_GIFTS, { sender: requests[0]!.sender, requests: written });
}

const BEFORE = statement('payment.beforeGift', ['sender', 'receiver', 'idempotencyKey'], (q, p) => {
  const ofSender = and(eq(table.username, p.sender), eq(table.kind, 'GIFT'));
  const any = (isIt: SQL) => sql<boolean>`exists (select from ${table} where ${and(ofSender, isIt)})`;
  return q
    .select({
      isStarted: any(eq(table.idempotencyKey, p.idempotencyKey)),
      // what an operator takes back is none of the member's own gifts
      hasGiven: any(and(eq(table.receiver, p.receiver), eq(table.status, 'SUCCESS'), isNull(table.reverses))!),
    })
    .from(sql`(values (1)) as always`);
});

/** What a member who wants to give has done before. */
export interface BeforeGift {
  /** Something was begun under the same key. */
  isStarted: boolean;
  /** A gift to the same receiver has arrived. */
  hasGiven: boolean;
}

/** What became of a wish to give. */
export interface OpenedGift {
  /** `held`: there is a coupon to be played first. */
  outcome: OpeningResult | 'tooMany' | 'tooMuch' | 'held';
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
    idempotencyKey: string,
    { at, day, met }: GiftTime,
  ): Promise<OpenedGift> {
    const limits = { mostGifts: countPerDay, mostAmount: totalSatangPerDay };
    const gift = { sender: sender.username, receiver, amount: amountSatang, idempotencyKey, day, at, met };
    const request: GiftRequest = { id: newId(at.getTime()), ...gift, ...limits };
    const open = async (q: AgentStatement) => (await prepared(q, OPEN_GIFT, request))[0]!;
    return this.database.writeSerialized(sender.prefix, memberAccount(sender.username), open, {
      request,
      all: openAll,
    });
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

  async before({ prefix, username: sender }: MemberRef, receiver: string, idempotencyKey: string): Promise<BeforeGift> {
    const [before] = await this.database.read(prefix, (q) => prepared(q, BEFORE, { sender, receiver, idempotencyKey }));
    return before!;
  }
}
