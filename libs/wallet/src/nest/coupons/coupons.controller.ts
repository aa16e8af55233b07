import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Idempotent, IdempotencyKey, Menu, RemoteAddress, Self } from '@housebrand/shared/nest';
import { CouponEnded, CouponExhausted, CouponUsed, CouponWaits, UnknownCoupon } from '../../core';
import { Redemption } from '../../core/contracts';
import { RedeemCouponDto } from '../dto/coupons.dto';
import { CouponsService } from './coupons.service';

const ENDED = new Date('2026-11-20T17:00:00.000Z');

@ApiTags('coupons')
@Menu('coupon')
@Controller('api/apps')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  @Post('coupons.redeem')
  @Idempotent({ isRequired: true })
  @ApiCall('redeemCoupon', {
    purpose: 'Redeems a code that a member entered.',
    effect:
      "Starts the payment of the reward. Credit with a turnover requirement blocks the member's withdrawals and gifts until the requirement is met.",
    limits:
      'Per member: 10 wrong codes in 10 minutes. Per IP address: 100 different members with a wrong code in 10 minutes. Per agent: 3,000 different members with a wrong code in 10 minutes.',
  })
  @ApiOperation({
    summary: 'Redeem a coupon',
    description: 'The reply shows the reward in its initial state. Follow it in the list `reward`.',
  })
  @ApiEnvelope(Redemption, {
    errors: [
      UnknownCoupon,
      CouponUsed,
      CouponExhausted,
      CouponWaits,
      () => new CouponEnded(ENDED),
      () => new TooManyRequests(60),
    ],
  })
  redeem(
    @Self() member: MemberRef,
    @Body() { couponCode }: RedeemCouponDto,
    @IdempotencyKey() key: string,
    @RemoteAddress() ip: string,
  ): Promise<Redemption> {
    return this.coupons.redeem(member, couponCode, key, ip);
  }
}
