import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Database, hasStoredReply, prepared, statement, type OutboxLease } from '@housebrand/shared/nest';
import { memberAccount, type Gift, type GiftLimits, type GivenToday } from '../../core';
import type { PaymentCreation } from '../keyed-transfers/payment-transitions';
import { paymentTable as table } from '../payment-records/payment.tables';

const opened = {
  outcome: sql<GiftOutcome['outcome']>`outcome`,
  payment: sql<string | null>`payment`,
  given: sql`given`.mapWith(table.amount),
  isLeased: sql<boolean>`leased`,
};
const OPEN_GIFT = statement(
  'payment.openGift',
  [
    ...([
      'id',
      'sender',
      'receiver',
      'amount',
      'idempotencyKey',
      'day',
      'at',
      'mostGifts',
      'mostAmount',
      'met',
    ] as const),
    ...(['claim', 'leaseMs'] as const),
  ],
  (q, p) =>
    q.select(opened).from(
      sql`open_gift(${p.id}, ${p.sender}, ${p.receiver}, ${p.amount}, ${p.idempotencyKey}, ${p.day}, ${p.at}, ${p.mostGifts}, ${p.mostAmount}, ${p.met},
          ${p.claim}, ${p.leaseMs} * interval '1 millisecond')`,
    ),
);

const GIVEN = statement('payment.giftsOfDay', ['sender', 'day'], (q, p) =>
  q
    .select({ count: sql<number>`gifts`, satang: sql`given`.mapWith(table.amount) })
    .from(sql`gifts_of_day(${p.sender}, ${p.day})`),
);

const BEFORE = statement('payment.beforeGift', ['sender', 'receiver', 'idempotencyKey'], (q, p) => {
  const ofSender = and(eq(table.username, p.sender), eq(table.kind, 'GIFT'));
  const giftExists = (condition: SQL) => sql<boolean>`exists (select from ${table} where ${and(ofSender, condition)})`;
  return q
    .select({
      isStarted: giftExists(eq(table.idempotencyKey, p.idempotencyKey)),
      // exclude reversals: they aren't gifts the member sent
      hasGiven: giftExists(and(eq(table.receiver, p.receiver), eq(table.status, 'SUCCESS'), isNull(table.reverses))!),
      hasReply: hasStoredReply(p.sender, p.idempotencyKey),
    })
    .from(sql`(values (1)) as always`);
});

/** The sender's earlier gifts that affect the checks of a new one. */
export interface BeforeGift {
  /** A gift exists under the same idempotency key. */
  isStarted: boolean;
  /** An earlier gift to the same receiver has arrived. */
  hasGiven: boolean;
  /** A reply to a call with this key is stored, such as a refusal. */
  hasReply: boolean;
}

/** The outcome of opening a gift. */
export interface GiftOutcome {
  /** `blockedByTurnover`: a coupon's turnover requirement is open. */
  outcome: PaymentCreation | 'tooMany' | 'tooMuch' | 'blockedByTurnover';
  /** The gift stored under the key; `null` if there is none. */
  payment: string | null;
  /** Satang given on that day, including this gift if it was opened. */
  given: bigint;
  /** The gift was opened under the caller's lease, with its debit recorded as requested: the caller continues it. */
  isLeased: boolean;
}

/** The instant of a gift, and the agent's business day it falls on. */
export interface GiftTime {
  at: Date;
  day: string;
  /** Payments of the sender's coupons whose turnover requirement is met. */
  fulfilledRequirementIds: string[];
}

@Injectable()
export class GiftsRepository {
  constructor(private readonly database: Database) {}

  /** Opens a gift, or finds the one with the same key, in one round trip, under the lock of the sender's account. */
  async open(
    sender: MemberRef,
    { receiver, amountSatang }: Gift,
    { countPerDay, totalSatangPerDay }: GiftLimits,
    idempotencyKey: string,
    { at, day, fulfilledRequirementIds }: GiftTime,
    lease: OutboxLease | null,
  ): Promise<GiftOutcome> {
    const limits = { mostGifts: countPerDay, mostAmount: totalSatangPerDay };
    const gift = {
      sender: sender.username,
      receiver,
      amount: amountSatang,
      idempotencyKey,
      day,
      at,
      met: fulfilledRequirementIds,
      claim: lease?.claim ?? null,
      leaseMs: lease?.leaseMs ?? null,
    };
    const request = { id: newId(at), ...gift, ...limits };
    const [outcome] = await this.database.writeLocked(sender.prefix, memberAccount(sender.username), (q) =>
      prepared(q, OPEN_GIFT, request),
    );
    return outcome!;
  }

  /** Returns what a sender gave on a business day, as `open` counts it. */
  async givenOn({ prefix, username: sender }: MemberRef, day: string): Promise<GivenToday> {
    const [given] = await this.database.read(prefix, (q) => prepared(q, GIVEN, { sender, day }));
    return given!;
  }

  async before({ prefix, username: sender }: MemberRef, receiver: string, idempotencyKey: string): Promise<BeforeGift> {
    const [before] = await this.database.read(prefix, (q) => prepared(q, BEFORE, { sender, receiver, idempotencyKey }));
    return before!;
  }
}
