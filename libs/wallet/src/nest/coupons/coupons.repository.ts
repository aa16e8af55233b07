import { createHash } from 'node:crypto';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef, type PageRequest, type Satang } from '@housebrand/shared';
import { Database, prepared, qualified, statement, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import { normalizeCouponCode, type CouponOffer, type Unit } from '../../core';
import type { PaymentCreation } from '../keyed-transfers/payment-transitions';
import { couponCodeTable, couponRedemptionTable, couponTable, turnoverRequirementTable } from './coupon.tables';

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

const CHECK = statement('coupon.check', ['username', 'codeHash', 'at', 'hasBetFeed'], (q, p) =>
  q
    .select({
      outcome: sql<CheckedCoupon['outcome']>`outcome`,
      unit: sql<Unit>`unit`,
      amount: sql`amount`.mapWith(couponTable.amount),
      turnoverMultiplier: sql<number>`multiplier`,
      requiredSatang: sql`required`.mapWith(turnoverRequirementTable.requiredSatang),
      ends: sql`ends`.mapWith(couponTable.validUntil),
    })
    .from(sql`check_coupon(${p.username}, ${p.codeHash}, ${p.at}, ${p.hasBetFeed})`),
);

/** A member's question about a code. */
export interface CheckRequest {
  code: string;
  at: Date;
  /** Whether the provider has a bet feed. */
  hasBetFeed: boolean;
}

/** A member's request to redeem a code. */
export interface RedeemRequest extends CheckRequest {
  idempotencyKey: string;
  /** The agent's business day. */
  day: string;
}

/**
 * Why a coupon can't be redeemed. `noBetFeed`: it has a turnover requirement, but the provider has no bet feed. `withdrawalPending`: a
 * withdrawal or gift is pending.
 */
export type CouponRefusal = 'unknown' | 'ended' | 'used' | 'exhausted' | 'noBetFeed' | 'withdrawalPending';

/** The terms of a coupon, and whether the member can redeem it. */
export interface CheckedCoupon extends Pick<CouponOffer, 'unit' | 'amount' | 'turnoverMultiplier'> {
  outcome: 'redeemable' | CouponRefusal;
  requiredSatang: Satang;
  /** When it ends, or ended; `null`: no end. */
  ends: Date | null;
}

/** The outcome of redeeming a code. */
export interface RedeemedCoupon {
  outcome: PaymentCreation | CouponRefusal;
  /** `null` unless it was redeemed. */
  payment: string | null;
  /** When the coupon ended; `null` unless it did. */
  ended: Date | null;
}

/** A stored coupon with its numbers of redemptions and codes. */
export interface StoredCoupon extends CouponOffer {
  id: string;
  redeemed: number;
  codes: number;
  /** When it was disabled; `null`: it is enabled. */
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

  /** Returns the terms of a code and whether the member can redeem it, without writing; `null` if there is no such code. */
  async check({ prefix, username }: MemberRef, { code, at, hasBetFeed }: CheckRequest): Promise<CheckedCoupon | null> {
    const values = { username, codeHash: hashOf(code), at, hasBetFeed };
    const [checked] = await this.database.read(prefix, (q) => prepared(q, CHECK, values));
    return checked ?? null;
  }

  /** Redeems a code in one round trip; concurrent redemptions of the last copy are serialized. */
  async redeem({ prefix, username }: MemberRef, { code, ...request }: RedeemRequest): Promise<RedeemedCoupon> {
    const values = { id: newId(request.at), username, codeHash: hashOf(code), ...request };
    const [redeemed] = await this.database.write(prefix, (q) => prepared(q, REDEEM, values));
    return redeemed!;
  }

  /** Returns how many times a redemption's amount must be played; 0 if it has no turnover requirement. */
  async turnoverMultiplier({ prefix }: MemberRef, payment: string): Promise<number> {
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ multiplier: couponTable.turnoverMultiplier })
        .from(couponRedemptionTable)
        .innerJoin(couponTable, eq(couponTable.id, couponRedemptionTable.coupon))
        .where(eq(couponRedemptionTable.payment, payment)),
    );
    return row?.multiplier ?? 0;
  }

  /** Returns a page of the agent's coupons, the newest first, and their total number. */
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

  /** @returns whether it was enabled until now */
  async disable(tx: AgentTx, id: string, at: Date): Promise<boolean> {
    const { id: own, disabledAt } = couponTable;
    const isEnabled = and(eq(own, id), isNull(disabledAt));
    const disabled = await tx.update(couponTable).set({ disabledAt: at }).where(isEnabled).returning({ own });
    return disabled.length > 0;
  }
}

/** Inserts a coupon; seeds use it, too. @returns its id */
export async function insertCoupon(tx: AgentTx | AgentStatement, offer: CouponOffer, at: Date): Promise<string> {
  const id = newId(at);
  await tx.insert(couponTable).values({ agent: tx.agent, id, ...offer, createdAt: at });
  return id;
}

/** Adds codes to a coupon; seeds use it, too. */
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
