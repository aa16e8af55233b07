import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiCall,
  ApiEnvelope,
  ApiPage,
  CurrentCaller,
  Idempotent,
  Ours,
  PageQueryDto,
  type Caller,
  type Paged,
} from '@housebrand/shared/nest';
import type { CouponCodes, CouponConfig } from '../../core';
import {
  CouponCodesDto,
  CouponConfigDto,
  CouponParamDto,
  CreateCouponDto,
  MakeCouponCodesDto,
} from '../dto/coupon-configs.dto';
import { CouponEditorService } from './coupon-editor.service';

/** The coupons that an agent makes. */
@ApiTags('coupons')
@Controller('api/apps/coupons')
export class CouponConfigsController {
  constructor(private readonly editor: CouponEditorService) {}

  @Get()
  @AgentKeyOnly()
  @Ours()
  @ApiCall('listCoupons', { purpose: 'The coupons of an agent, and how often they were redeemed.' })
  @ApiOperation({
    summary: "The agent's coupons, newest first",
    description: 'Ours. Codes are kept as hashes: nobody can read them again.',
  })
  @ApiPage(CouponConfigDto, { errors: [Forbidden] })
  list(@CurrentCaller() { prefix }: Caller, @Query() page: PageQueryDto): Promise<Paged<CouponConfig>> {
    return this.editor.page(prefix, page);
  }

  @Post()
  @AgentKeyOnly()
  @Idempotent({ isRequired: true })
  @Ours()
  @ApiCall('createCoupon', {
    purpose: 'An agent makes a coupon.',
    effect: 'A coupon without codes: it can be redeemed once codes are made for it.',
  })
  @ApiOperation({
    summary: 'Make a coupon',
    description: 'Ours. What it brings and asks never changes; it can be switched off.',
  })
  @ApiEnvelope(CouponConfigDto, { errors: [Forbidden] })
  create(@CurrentCaller() { prefix }: Caller, @Body() body: CreateCouponDto): Promise<CouponConfig> {
    return this.editor.make(prefix, body, 'agent key');
  }

  @Post(':id/codes')
  @AgentKeyOnly()
  @Ours()
  @ApiCall('makeCouponCodes', {
    purpose: 'An agent makes codes to hand out.',
    effect: 'So many codes of 80 random bits, redeemed once each. They are shown in this reply and never again.',
    repeat: 'never',
  })
  @ApiOperation({
    summary: 'Make codes of a coupon',
    description: 'Ours. A lost reply is not repeated: its codes are valid and unknown, so switch the coupon off.',
  })
  @ApiEnvelope(CouponCodesDto, { errors: [Forbidden, NotFound] })
  codes(
    @CurrentCaller() { prefix }: Caller,
    @Param() { id }: CouponParamDto,
    @Body() { count }: MakeCouponCodesDto,
  ): Promise<CouponCodes> {
    return this.editor.codes(prefix, id, count, 'agent key');
  }

  @Post(':id/disable')
  @AgentKeyOnly()
  @Ours()
  @ApiCall('disableCoupon', {
    purpose: 'An agent takes a coupon back.',
    effect: 'None of its codes is redeemed any more. What was redeemed stays.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Switch a coupon off', description: 'Ours. For good: a coupon is never switched on again.' })
  @ApiEnvelope(CouponConfigDto, { errors: [Forbidden, NotFound] })
  disable(@CurrentCaller() { prefix }: Caller, @Param() { id }: CouponParamDto): Promise<CouponConfig> {
    return this.editor.disable(prefix, id, 'agent key');
  }
}
