import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Menu, Self, unavailable } from '@housebrand/shared/nest';
import { AffiliateLink } from '../core/contracts';
import { AffiliateLinkService } from './affiliate-link.service';

@ApiTags('affiliate')
@Menu('referral')
@Controller('api/provider')
export class AffiliateLinkController {
  constructor(private readonly affiliates: AffiliateLinkService) {}

  @Get('link-affiliate')
  @ApiCall('getAffiliateLink', {
    purpose: 'Returns the link for sharing the portal. The platform creates it on the first call.',
  })
  @ApiOperation({ summary: "Get the member's referral link" })
  @ApiEnvelope(AffiliateLink, { errors: [unavailable('gamePlatform')] })
  link(@Self() member: MemberRef): Promise<AffiliateLink> {
    return this.affiliates.link(member);
  }
}
