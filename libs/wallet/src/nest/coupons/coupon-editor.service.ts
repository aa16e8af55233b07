import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUuid, NotFound, type PageRequest } from '@housebrand/shared';
import { Audit, Clock, Database, paged, type AgentTx, type Paged } from '@housebrand/shared/nest';
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

/** Who makes coupons. */
export type CouponEditor = 'agent key' | 'operator';

/** Of one round trip. */
const CHUNK_SIZE = 1_000;
const CODE_LETTERS = 16;

/** Coupons as agents make them: for operators' commands and agent-key calls alike. What is made is in the audit trail, codes are not. */
@Injectable()
export class CouponEditorService {
  constructor(
    private readonly database: Database,
    private readonly coupons: CouponsRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The agent's coupons, the newest first. */
  async page(prefix: string, page: PageRequest): Promise<Paged<CouponConfig>> {
    const { coupons, total } = await this.coupons.page(prefix, page);
    return paged(coupons.map(toCouponConfig), total);
  }

  /** As an agent's own system asks for it. @throws InvalidInput */
  make(prefix: string, request: CreateCouponRequest, by: CouponEditor): Promise<CouponConfig> {
    return this.create(prefix, couponOffer(request, this.clock.now()), by);
  }

  /** Makes a coupon without codes. */
  async create(prefix: string, offer: CouponOffer, by: CouponEditor): Promise<CouponConfig> {
    const id = await this.database.forAgent(prefix, async (tx) => {
      const made = await insertCoupon(tx, offer, this.clock.now());
      await this.note(tx, by, 'settings.coupon-created', made, {
        unit: offer.unit,
        amount: String(offer.amount),
        turnover: offer.turnoverMultiplier,
        perMember: offer.perMember,
        total: offer.total,
        until: offer.validUntil?.toISOString() ?? null,
      });
      return made;
    });
    return this.known(prefix, id);
  }

  /** Makes codes that are redeemed once each. Nobody can read them later. @throws NotFound */
  async codes(prefix: string, coupon: string, count: number, by: CouponEditor): Promise<CouponCodes> {
    await this.known(prefix, coupon);
    const codes = Array.from({ length: count }, () => couponCode(randomBytes(CODE_LETTERS)));
    await this.database.forAgent(prefix, async (tx) => {
      for (let from = 0; from < count; from += CHUNK_SIZE)
        await insertCodes(tx, coupon, codes.slice(from, from + CHUNK_SIZE), 1);
      await this.note(tx, by, 'settings.coupon-codes-made', coupon, { count });
    });
    return { codes };
  }

  /** From now on it is redeemed no more; what was redeemed stays. Again changes nothing. @throws NotFound */
  async disable(prefix: string, coupon: string, by: CouponEditor): Promise<CouponConfig> {
    await this.known(prefix, coupon);
    await this.database.forAgent(prefix, async (tx) => {
      if (await this.coupons.disable(tx, coupon, this.clock.now()))
        await this.note(tx, by, 'settings.coupon-disabled', coupon);
    });
    return this.known(prefix, coupon);
  }

  private async known(prefix: string, id: string): Promise<CouponConfig> {
    const coupon = isUuid(id) ? await this.coupons.find(prefix, id) : null;
    if (!coupon) throw new NotFound();
    return toCouponConfig(coupon);
  }

  private note(
    tx: AgentTx,
    actor: CouponEditor,
    action: string,
    subject: string,
    details: Record<string, string | number | null> = {},
  ): Promise<void> {
    return this.audit.note(tx, tx.agent, { actor, action, subject, details });
  }
}
