import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUuid, NotFound, type PageRequest } from '@housebrand/shared';
import { Audit, Clock, Database, paged, type AgentTx, type Editor, type Paged } from '@housebrand/shared/nest';
import {
  couponCode,
  couponOffer,
  type CouponCodes,
  type CouponConfig,
  type CouponOffer,
  type CreateCouponRequest,
} from '../../core';
import { toCouponConfig } from './coupon.mapper';
import { CouponsRepository, insertCodes, insertCoupon } from './coupons.repository';

/** Codes per statement. */
const CHUNK_SIZE = 1_000;
const CODE_LETTERS = 16;

/** Edits an agent's coupons, for operators' commands and agent-key calls. The audit trail records every change, but no codes. */
@Injectable()
export class CouponEditorService {
  constructor(
    private readonly database: Database,
    private readonly coupons: CouponsRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the agent's coupons, the newest first. */
  async page(prefix: string, page: PageRequest): Promise<Paged<CouponConfig>> {
    const { coupons, total } = await this.coupons.page(prefix, page);
    return paged(coupons.map(toCouponConfig), total);
  }

  /** Creates a coupon from an API request. @throws InvalidInput */
  make(prefix: string, request: CreateCouponRequest, by: Editor): Promise<CouponConfig> {
    return this.create(prefix, couponOffer(request, this.clock.now()), by);
  }

  /** Creates a coupon without codes. */
  async create(prefix: string, offer: CouponOffer, by: Editor): Promise<CouponConfig> {
    const id = await this.database.forAgent(prefix, async (tx) => {
      const made = await insertCoupon(tx, offer, this.clock.now());
      await this.recordChange(tx, by, 'settings.coupon-created', made, {
        unit: offer.unit,
        amount: String(offer.amount),
        turnover: offer.turnoverMultiplier,
        perMember: offer.perMember,
        total: offer.total,
        until: offer.validUntil?.toISOString() ?? null,
      });
      return made;
    });
    return this.findOrThrow(prefix, id);
  }

  /** Creates single-use codes. Only their hashes are stored, so this is the only time they can be read. @throws NotFound */
  async codes(prefix: string, coupon: string, count: number, by: Editor): Promise<CouponCodes> {
    await this.findOrThrow(prefix, coupon);
    const codes = Array.from({ length: count }, () => couponCode(randomBytes(CODE_LETTERS)));
    await this.database.forAgent(prefix, async (tx) => {
      for (let from = 0; from < count; from += CHUNK_SIZE)
        await insertCodes(tx, coupon, codes.slice(from, from + CHUNK_SIZE), 1);
      await this.recordChange(tx, by, 'settings.coupon-codes-made', coupon, { count });
    });
    return { codes };
  }

  /** Ends the redemption of a coupon; earlier redemptions stay. Repeating it has no effect. @throws NotFound */
  async disable(prefix: string, coupon: string, by: Editor): Promise<CouponConfig> {
    await this.findOrThrow(prefix, coupon);
    await this.database.forAgent(prefix, async (tx) => {
      if (await this.coupons.disable(tx, coupon, this.clock.now()))
        await this.recordChange(tx, by, 'settings.coupon-disabled', coupon);
    });
    return this.findOrThrow(prefix, coupon);
  }

  private async findOrThrow(prefix: string, id: string): Promise<CouponConfig> {
    const coupon = isUuid(id) ? await this.coupons.find(prefix, id) : null;
    if (!coupon) throw new NotFound();
    return toCouponConfig(coupon);
  }

  private recordChange(
    tx: AgentTx,
    by: Editor,
    action: string,
    subject: string,
    details: Record<string, string | number | null> = {},
  ): Promise<void> {
    return this.audit.noteEdit(tx, tx.agent, by, { action, subject, details });
  }
}
