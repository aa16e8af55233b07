import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Menu, Self, unavailable } from '@housebrand/shared/nest';
import type { AffiliateLink } from '../core';
import { AffiliateLinkService } from './affiliate-link.service';
import { AffiliateLinkDto } from './dto/affiliate-link.dto';

@ApiTags('affiliate')
@Menu('referral')
@Controller('api/provider')
export class AffiliateLinkController {
  constructor(private readonly affiliates: AffiliateLinkService) {}

  @Get('link-affiliate')
  @ApiCall('getAffiliateLink', { purpose: 'The page where a member shares the portal with friends.' })
  @ApiOperation({ summary: "The member's referral link at the platform, made at the first visit" })
  @ApiEnvelope(AffiliateLinkDto, { errors: [unavailable('gamePlatform')] })
  link(@Self() member: MemberRef): Promise<AffiliateLink> {
    return this.affiliates.link(member);
  }
}
