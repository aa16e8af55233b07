import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiCall,
  ApiEnvelope,
  ApiPage,
  CurrentCaller,
  Idempotent,
  ApiAddition,
  PageQueryDto,
  type Caller,
  type Paged,
} from '@housebrand/shared/nest';
import type { CouponConfig } from '../../core';
import { CouponCodes } from '../../core/contracts';
import { CouponConfigDto, CouponParamDto, CreateCouponDto, MakeCouponCodesDto } from '../dto/coupon-configs.dto';
import { CouponEditorService } from './coupon-editor.service';

/** An agent's coupons. */
@ApiTags('coupons')
@Controller('api/apps/coupons')
export class CouponConfigsController {
  constructor(private readonly editor: CouponEditorService) {}

  @Get()
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('listCoupons', { purpose: "Lists an agent's coupons, newest first, with the number of redemptions." })
  @ApiOperation({
    summary: "List the agent's coupons",
    description: 'Codes are stored as hashes and cannot be read again.',
  })
  @ApiPage(CouponConfigDto)
  list(@CurrentCaller() { prefix }: Caller, @Query() page: PageQueryDto): Promise<Paged<CouponConfig>> {
    return this.editor.page(prefix, page);
  }

  @Post()
  @AgentKeyOnly()
  @Idempotent({ isRequired: true })
  @ApiAddition()
  @ApiCall('createCoupon', {
    purpose: 'Creates a coupon for an agent.',
    effect: 'Creates the coupon without codes. Members can redeem it once codes exist.',
  })
  @ApiOperation({
    summary: 'Create a coupon',
    description: 'The reward and the turnover requirement never change. A coupon can be disabled.',
  })
  @ApiEnvelope(CouponConfigDto)
  create(@CurrentCaller() { prefix }: Caller, @Body() body: CreateCouponDto): Promise<CouponConfig> {
    return this.editor.make(prefix, body, 'agent key');
  }

  @Post(':id/codes')
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('makeCouponCodes', {
    purpose: 'Creates codes for an agent to hand out.',
    effect:
      'Creates the requested number of codes with 80 random bits each. Each code can be redeemed once. The codes are shown only in this reply.',
    repeat: 'never',
  })
  @ApiOperation({
    summary: 'Create coupon codes',
    description: 'A lost reply cannot be repeated: its codes are valid but unknown. Disable the coupon in that case.',
  })
  @ApiEnvelope(CouponCodes, { errors: [NotFound] })
  codes(
    @CurrentCaller() { prefix }: Caller,
    @Param() { id }: CouponParamDto,
    @Body() { count }: MakeCouponCodesDto,
  ): Promise<CouponCodes> {
    return this.editor.codes(prefix, id, count, 'agent key');
  }

  @Post(':id/disable')
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('disableCoupon', {
    purpose: 'Withdraws a coupon.',
    effect: 'None of its codes can be redeemed any more. Earlier redemptions stay valid.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Disable a coupon', description: 'A disabled coupon cannot be enabled again.' })
  @ApiEnvelope(CouponConfigDto, { errors: [NotFound] })
  disable(@CurrentCaller() { prefix }: Caller, @Param() { id }: CouponParamDto): Promise<CouponConfig> {
    return this.editor.disable(prefix, id, 'agent key');
  }
}
