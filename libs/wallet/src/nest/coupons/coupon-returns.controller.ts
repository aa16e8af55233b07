import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import { ApiAddition, ApiCall, ApiEnvelope, Idempotent, Self, unavailable } from '@housebrand/shared/nest';
import { CouponArriving, CouponInPlay, CouponNotReturnable, CouponReturnChanged, CouponReturning } from '../../core';
import { CouponReturn, CouponReturnPreview } from '../../core/contracts';
import { RedemptionParamDto, ReturnCouponDto } from '../dto/coupons.dto';
import { CouponReturns } from './coupon-returns.service';

const REFUSALS = [NotFound, CouponNotReturnable, CouponArriving, CouponInPlay, unavailable('gamePlatform')];

/** No menu setting, cool-off or self-exclusion blocks a return: it frees the member's own money. */
@ApiTags('coupons')
@Controller('api/apps/coupons/redemptions')
export class CouponReturnsController {
  constructor(private readonly returns: CouponReturns) {}

  @Get(':id/return')
  @ApiAddition()
  @ApiCall('previewCouponReturn', {
    purpose: 'Shows what returning a redeemed coupon takes, and what can be withdrawn afterwards.',
  })
  @ApiOperation({
    summary: 'Show the consequences of returning a coupon',
    description: 'A coupon that could not be returned now is refused for the same reason.',
  })
  @ApiEnvelope(CouponReturnPreview, { errors: [...REFUSALS, CouponReturning] })
  preview(@Self() member: MemberRef, @Param() { id }: RedemptionParamDto): Promise<CouponReturnPreview> {
    return this.returns.preview(member, id);
  }

  @Post(':id/return')
  @Idempotent({ isRequired: true })
  @ApiAddition()
  @ApiCall('returnCoupon', {
    purpose: 'Gives a redeemed coupon back, so that its turnover requirement ends.',
    effect:
      "Starts the payment that takes the coupon's credit back. When it succeeds, the turnover requirement ends. The coupon stays used.",
  })
  @ApiOperation({
    summary: 'Return a coupon',
    description:
      'A coupon is returned once: further calls show the same payment. Follow it in the list `reward`. If it is rejected, the requirement stays, and the coupon can be returned again.',
  })
  @ApiEnvelope(CouponReturn, { errors: [...REFUSALS, CouponReturnChanged] })
  return(
    @Self() member: MemberRef,
    @Param() { id }: RedemptionParamDto,
    @Body() { amountSatang }: ReturnCouponDto,
  ): Promise<CouponReturn> {
    return this.returns.return(member, id, amountSatang);
  }
}
