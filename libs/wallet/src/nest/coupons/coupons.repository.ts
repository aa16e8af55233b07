import { createHash } from 'node:crypto';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Database, prepared, statement, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import { normalizeCouponCode, type CouponOffer } from '../../core';
import type { Opened } from '../payments/payment-moves';
import { couponCodeTable, couponRedemptionTable, couponTable } from './coupon.tables';

const REDEEM = statement('coupon.redeem', ['id', 'username', 'codeHash', 'onceKey', 'day', 'at'], (q, p) =>
  q
    .select({
      outcome: sql<RedeemedCoupon['outcome']>`outcome`,
      payment: sql<string | null>`payment`,
      ended: sql`ended`.mapWith(couponTable.validUntil),
    })
    .from(sql`redeem_coupon(${p.id}, ${p.username}, ${p.codeHash}, ${p.onceKey}, ${p.day}, ${p.at})`),
);

/** What became of a wish to redeem a code. */
export interface RedeemedCoupon {
  outcome: Opened | 'unknown' | 'ended' | 'used' | 'exhausted';
  /** `null` unless it was redeemed. */
  payment: string | null;
  /** Since when it cannot be redeemed any more. */
  ended: Date | null;
}

/** A coupon as operators see it. */
export interface StoredCoupon extends CouponOffer {
  id: string;
  redeemed: number;
  codes: number;
}

@Injectable()
export class CouponsRepository {
  constructor(private readonly database: Database) {}

  /** Redeems a code, in one round trip; two members who want the last copy wait for one another. */
  async redeem(
    { prefix, username }: MemberRef,
    code: string,
    onceKey: string,
    at: Date,
    day: string,
  ): Promise<RedeemedCoupon> {
    const values = { id: newId(at.getTime()), username, codeHash: hashOf(code), onceKey, day, at };
    const [redeemed] = await this.database.write(prefix, (q) => prepared(q, REDEEM, values));
    return redeemed!;
  }

  /** So many times the amount of a redemption is to be played. */
  async turnoverMultiplier({ prefix }: MemberRef, payment: string): Promise<number> {
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ times: couponTable.turnoverMultiplier })
        .from(couponRedemptionTable)
        .innerJoin(couponTable, eq(couponTable.id, couponRedemptionTable.coupon))
        .where(eq(couponRedemptionTable.payment, payment)),
    );
    return row?.times ?? 0;
  }

  /** The agent's coupons, the oldest first. */
  list(prefix: string): Promise<StoredCoupon[]> {
    const { id, name, unit, amount, turnoverMultiplier, validFrom, validUntil, perMember, total, redeemed } =
      couponTable;
    const offer = { id, name, unit, amount, turnoverMultiplier, validFrom, validUntil, perMember, total, redeemed };
    return this.database.read(prefix, (q) =>
      q
        .select({ ...offer, codes: count(couponCodeTable.codeHash) })
        .from(couponTable)
        .leftJoin(couponCodeTable, and(eq(couponCodeTable.agent, couponTable.agent), eq(couponCodeTable.coupon, id)))
        .groupBy(couponTable.agent, id)
        .orderBy(asc(couponTable.createdAt), asc(id)),
    );
  }

  /** Makes a coupon. @returns its id */
  create(prefix: string, offer: CouponOffer, at: Date): Promise<string> {
    return this.database.write(prefix, (q) => insertCoupon(q, offer, at));
  }

  /** Adds codes to a coupon; none that is taken. @param uses of each code; `null`: as often as the coupon may */
  addCodes(prefix: string, coupon: string, codes: readonly string[], uses: number | null): Promise<void> {
    return this.database.write(prefix, (q) => insertCodes(q, coupon, codes, uses));
  }
}

/** Makes a coupon; also for seeds. @returns its id */
export async function insertCoupon(tx: AgentTx | AgentStatement, offer: CouponOffer, at: Date): Promise<string> {
  const id = newId(at.getTime());
  await tx.insert(couponTable).values({ agent: tx.agent, id, ...offer, createdAt: at });
  return id;
}

/** Adds codes to a coupon; also for seeds. */
export async function insertCodes(
  tx: AgentTx | AgentStatement,
  coupon: string,
  codes: readonly string[],
  uses: number | null,
): Promise<void> {
  const rows = codes.map((code) => ({ agent: tx.agent, codeHash: hashOf(code), coupon, uses }));
  await tx.insert(couponCodeTable).values(rows);
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(normalizeCouponCode(code)).digest();
}
