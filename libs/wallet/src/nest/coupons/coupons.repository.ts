import { createHash } from 'node:crypto';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef, type PageRequest } from '@housebrand/shared';
import { Database, prepared, qualified, statement, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import { normalizeCouponCode, type CouponOffer } from '../../core';
import type { OpeningResult } from '../payments/payment-moves';
import { couponCodeTable, couponRedemptionTable, couponTable } from './coupon.tables';

const REDEEM = statement(
  'coupon.redeem',
  ['id', 'username', 'codeHash', 'idempotencyKey', 'day', 'at', 'hasBetFeed'],
  (q, p) =>
    q
      .select({
        outcome: sql<RedeemedCoupon['outcome']>`outcome`,
        payment: sql<string | null>`payment`,
        ended: sql`ended`.mapWith(couponTable.validUntil),
      })
      .from(
        sql`redeem_coupon(${p.id}, ${p.username}, ${p.codeHash}, ${p.idempotencyKey}, ${p.day}, ${p.at}, ${p.hasBetFeed})`,
      ),
);

/** A member types a code. */
export interface RedeemRequest {
  code: string;
  idempotencyKey: string;
  at: Date;
  /** The agent's business day. */
  day: string;
  /** Whether the provider tells of bets. */
  hasBetFeed: boolean;
}

/** What became of a wish to redeem a code. */
export interface RedeemedCoupon {
  /** `untold`: it must be played, and the provider does not tell of bets. `waits`: money is on its way out. */
  outcome: OpeningResult | 'unknown' | 'ended' | 'used' | 'exhausted' | 'untold' | 'waits';
  /** `null` unless it was redeemed. */
  payment: string | null;
  /** Since when it cannot be redeemed any more. */
  ended: Date | null;
}

/** A coupon as it is kept. */
export interface StoredCoupon extends CouponOffer {
  id: string;
  redeemed: number;
  codes: number;
  /** Since when it is redeemed no more; `null`: it is not switched off. */
  disabledAt: Date | null;
}

const { id, name, unit, amount, turnoverMultiplier, validFrom, validUntil, perMember, total, redeemed, disabledAt } =
  couponTable;
const COLUMNS = {
  id,
  name,
  unit,
  amount,
  turnoverMultiplier,
  validFrom,
  validUntil,
  perMember,
  total,
  redeemed,
  disabledAt,
  codes:
    sql`(select count(*) from coupon_code c where c.agent = ${qualified(couponTable.agent)} and c.coupon = ${qualified(id)})`.mapWith(
      Number,
    ),
};

@Injectable()
export class CouponsRepository {
  constructor(private readonly database: Database) {}

  /** Redeems a code, in one round trip; two members who want the last copy wait for one another. */
  async redeem({ prefix, username }: MemberRef, { code, ...request }: RedeemRequest): Promise<RedeemedCoupon> {
    const values = { id: newId(request.at.getTime()), username, codeHash: hashOf(code), ...request };
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

  /** A page of the agent's coupons, the newest first, and how many there are in all. */
  async page(prefix: string, { limit, offset }: PageRequest): Promise<{ coupons: StoredCoupon[]; total: number }> {
    const { createdAt, id } = couponTable;
    const [coupons, [counted]] = await Promise.all([
      this.database.read(prefix, (q) =>
        q.select(COLUMNS).from(couponTable).orderBy(desc(createdAt), desc(id)).limit(limit).offset(offset),
      ),
      this.database.read(prefix, (q) => q.select({ total: count() }).from(couponTable)),
    ]);
    return { coupons, total: counted!.total };
  }

  async find(prefix: string, id: string): Promise<StoredCoupon | null> {
    const [coupon] = await this.database.read(prefix, (q) =>
      q.select(COLUMNS).from(couponTable).where(eq(couponTable.id, id)),
    );
    return coupon ?? null;
  }

  /** @returns whether it was on until now */
  async disable(tx: AgentTx, id: string, at: Date): Promise<boolean> {
    const { id: own, disabledAt } = couponTable;
    const isOn = and(eq(own, id), isNull(disabledAt));
    const switched = await tx.update(couponTable).set({ disabledAt: at }).where(isOn).returning({ own });
    return switched.length > 0;
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
