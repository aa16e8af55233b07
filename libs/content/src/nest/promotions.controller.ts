import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Menu, Self, unavailable } from '@housebrand/shared/nest';
import { PromotionNotFound } from '../core';
import { Promotion, PromotionDetail } from '../core/contracts';
import { PromotionPathDto } from './dto/promotion.dto';
import { PromotionsService } from './promotions.service';

@ApiTags('content')
@Menu('promotion')
@Controller('api/provider')
export class PromotionsController {
  constructor(private readonly promotions: PromotionsService) {}

  @Get('promotion')
  @ApiCall('listPromotions', { purpose: "Lists the current promotions of the member's agent." })
  @ApiOperation({ summary: 'List current promotions' })
  @ApiEnvelope(Promotion, { isArray: true, errors: [unavailable('gamePlatform')] })
  list(@Self() member: MemberRef): Promise<Promotion[]> {
    return this.promotions.list(member);
  }

  @Get('promotion-detail/:id')
  @ApiCall('getPromotion', { purpose: 'Shows the conditions of a promotion, including ended ones.' })
  @ApiOperation({ summary: 'Get a promotion' })
  @ApiEnvelope(PromotionDetail, { errors: [PromotionNotFound, unavailable('gamePlatform')] })
  find(@Self() member: MemberRef, @Param() { id }: PromotionPathDto): Promise<PromotionDetail> {
    return this.promotions.find(member, id);
  }
}
