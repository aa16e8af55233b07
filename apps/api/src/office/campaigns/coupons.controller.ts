import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { OfficeCoupon, OfficeCoupons } from '@housebrand/office/contracts';
import { OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden, NotFound } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { CouponCodes } from '@housebrand/wallet/contracts';
import { NewCouponCodesDto, NewCouponDto } from '../dto/campaigns.dto';
import { CursorDto, ID_PARAM } from '../dto/office.dto';
import { OfficeCouponsService } from './office-coupons.service';

/** Coupons of an agent. */
@ApiTags('campaigns')
@Controller('api/office/coupons')
export class OfficeCouponsController {
  constructor(private readonly coupons: OfficeCouponsService) {}

  @Get()
  @OfficeOperation('coupons.list', { purpose: 'Lists coupons with their redemptions, newest first.' })
  @ApiOperation({ summary: 'List coupons' })
  @ApiEnvelope(OfficeCoupons, { errors: [Forbidden] })
  list(@Staff() staff: StaffPrincipal, @Query() { cursor }: CursorDto): Promise<OfficeCoupons> {
    return this.coupons.list(staff, cursor);
  }

  @Post()
  @OfficeAction('coupons.create', {
    purpose: 'Creates a coupon.',
    effect: 'Its reward never changes. Members can redeem it once codes exist.',
  })
  @ApiOperation({ summary: 'Create a coupon' })
  @ApiEnvelope(OfficeCoupon, { errors: [Forbidden] })
  create(@Staff() staff: StaffPrincipal, @Body() body: NewCouponDto): Promise<OfficeCoupon> {
    return this.coupons.create(staff, body);
  }

  @Post(':id/codes')
  @HttpCode(200)
  @ApiParam(ID_PARAM)
  @OfficeOperation('coupons.codes', {
    purpose: 'Creates codes of a coupon.',
    effect: 'Each code can be redeemed once. The codes are shown only in this reply, which is not stored anywhere.',
    repeat: 'never',
  })
  @ApiOperation({ summary: 'Create coupon codes' })
  @ApiEnvelope(CouponCodes, { errors: [Forbidden, NotFound] })
  codes(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() body: NewCouponCodesDto,
  ): Promise<CouponCodes> {
    return this.coupons.codes(staff, id, body);
  }

  @Post(':id/disable')
  @ApiParam(ID_PARAM)
  @OfficeAction('coupons.disable', {
    purpose: 'Disables a coupon for good.',
    effect: 'None of its codes can be redeemed any more. Earlier redemptions stay valid.',
  })
  @ApiOperation({ summary: 'Disable a coupon' })
  @ApiEnvelope(OfficeCoupon, { errors: [Forbidden, NotFound] })
  disable(
    @Staff() staff: StaffPrincipal,
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<OfficeCoupon> {
    return this.coupons.disable(staff, id, reason);
  }
}
