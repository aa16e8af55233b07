import { Injectable } from '@nestjs/common';
import {
  OFFICE_PAGE,
  staffEdit,
  type OfficeCoupon,
  type OfficeCouponCodesRequest,
  type OfficeCouponRequest,
  type OfficeCoupons,
} from '@housebrand/office';
import { Messages, RequestContext, type StaffPrincipal } from '@housebrand/shared/nest';
import type { CouponCodes, CouponConfig } from '@housebrand/wallet';
import { CouponEditorService } from '@housebrand/wallet/nest';
import { wrongCursor } from '../cursors';
import { schemaOf } from './localized-schema';

/** Coupons for staff: the editor of the wallet does the work, whose entry in the audit trail has the reason. */
@Injectable()
export class OfficeCouponsService {
  constructor(
    private readonly editor: CouponEditorService,
    private readonly messages: Messages,
    private readonly context: RequestContext,
  ) {}

  /** Returns a page of coupons, newest first. @throws InvalidInput for a text that is no cursor */
  async list({ prefix }: StaffPrincipal, cursor = '0'): Promise<OfficeCoupons> {
    if (!/^\d{1,6}$/.test(cursor)) throw wrongCursor();
    const offset = Number(cursor);
    const { language } = this.context;
    const [{ data, total }, schema] = await Promise.all([
      this.editor.page(prefix, { limit: OFFICE_PAGE, offset }),
      schemaOf({ call: 'createCoupon' }, { language, messages: this.messages }),
    ]);
    const next = offset + data.length;
    return { coupons: data.map(toCoupon), cursor: next < total ? String(next) : null, schema: { ...schema } };
  }

  /** @throws InvalidInput */
  async create(staff: StaffPrincipal, { reason, ...coupon }: OfficeCouponRequest): Promise<OfficeCoupon> {
    return toCoupon(await this.editor.make(staff.prefix, coupon, staffEdit(staff, reason)));
  }

  /** @throws NotFound */
  codes(staff: StaffPrincipal, id: string, { count, reason }: OfficeCouponCodesRequest): Promise<CouponCodes> {
    return this.editor.codes(staff.prefix, id, count, staffEdit(staff, reason));
  }

  /** @throws NotFound */
  async disable(staff: StaffPrincipal, id: string, reason: string): Promise<OfficeCoupon> {
    return toCoupon(await this.editor.disable(staff.prefix, id, staffEdit(staff, reason)));
  }
}

function toCoupon(coupon: CouponConfig): OfficeCoupon {
  return {
    id: coupon.id,
    name: coupon.name,
    amountSatang: coupon.amountSatang ?? null,
    amountPoints: coupon.amountPoints ?? null,
    turnoverMultiplier: coupon.turnoverMultiplier,
    perMember: coupon.perMember,
    total: coupon.total,
    redeemed: coupon.redeemed,
    codes: coupon.codes,
    validFrom: coupon.validFrom,
    validUntil: coupon.validUntil,
    disabledAt: coupon.disabledAt,
  };
}
