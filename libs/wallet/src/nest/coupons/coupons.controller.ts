import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Idempotent, IdempotencyKey, Menu, RemoteAddress, Self } from '@housebrand/shared/nest';
import { CouponEnded, CouponExhausted, CouponUsed, CouponWaits, UnknownCoupon, type Redemption } from '../../core';
import { RedeemCouponDto, RedemptionDto } from '../dto/coupons.dto';
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
    purpose: 'A member types a code.',
    effect:
      'The reward is on its way, once a member and coupon. Credit that must be played first holds withdrawals and gifts until it is.',
    limits: '10 codes in ten minutes a member, 100 an address, 3,000 an agent.',
  })
  @ApiOperation({
    summary: 'Redeem a coupon',
    description: 'The reply is the reward as it begins. What becomes of it shows in the list `reward`.',
  })
  @ApiEnvelope(RedemptionDto, {
    errors: [
      ...[UnknownCoupon, CouponUsed, CouponExhausted, CouponWaits],
      ...[() => new CouponEnded(ENDED), () => new TooManyRequests(60)],
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
