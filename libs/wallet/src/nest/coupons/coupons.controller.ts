import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
import {
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  Idempotent,
  IdempotencyKey,
  Menu,
  RemoteAddress,
  Self,
} from '@housebrand/shared/nest';
import { CouponEnded, CouponExhausted, CouponUsed, CouponWaits, UnknownCoupon } from '../../core';
import { CouponPreview, Redemption } from '../../core/contracts';
import { CouponCodeDto } from '../dto/coupons.dto';
import { CouponsService } from './coupons.service';

const ENDED = new Date('2026-11-20T17:00:00.000Z');
const LIMITS =
  'Per member: 10 wrong codes in 10 minutes. Per IP address: 100 different members with a wrong code in 10 minutes. Per agent: 3,000 different members with a wrong code in 10 minutes. `previewCoupon` and `redeemCoupon` count together.';
const REFUSALS = [
  UnknownCoupon,
  CouponUsed,
  CouponExhausted,
  CouponWaits,
  () => new CouponEnded(ENDED),
  () => new TooManyRequests(60),
];

@ApiTags('coupons')
@Menu('coupon')
@Controller('api/apps')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  @Post('coupons.preview')
  @ApiAddition()
  @ApiCall('previewCoupon', {
    purpose: 'Shows what a code gives and requires, before the member redeems it.',
    effect: 'None (read only).',
    repeat: 'safe',
    limits: LIMITS,
  })
  @ApiOperation({
    summary: 'Show the terms of a coupon',
    description: 'A code that could not be redeemed now is refused for the same reason.',
  })
  @ApiEnvelope(CouponPreview, { errors: REFUSALS })
  preview(
    @Self() member: MemberRef,
    @Body() { couponCode }: CouponCodeDto,
    @RemoteAddress() ip: string,
  ): Promise<CouponPreview> {
    return this.coupons.preview(member, couponCode, ip);
  }

  @Post('coupons.redeem')
  @Idempotent({ isRequired: true })
  @ApiCall('redeemCoupon', {
    purpose: 'Redeems a code that a member entered.',
    effect:
      "Starts the payment of the reward. Credit with a turnover requirement blocks the member's withdrawals and gifts until the requirement is met.",
    limits: LIMITS,
  })
  @ApiOperation({
    summary: 'Redeem a coupon',
    description: 'The reply shows the reward in its initial state. Follow it in the list `reward`.',
  })
  @ApiEnvelope(Redemption, { errors: REFUSALS })
  redeem(
    @Self() member: MemberRef,
    @Body() { couponCode }: CouponCodeDto,
    @IdempotencyKey() key: string,
    @RemoteAddress() ip: string,
  ): Promise<Redemption> {
    return this.coupons.redeem(member, couponCode, key, ip);
  }
}
