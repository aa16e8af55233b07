import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, CurrentMember, requireSelf, type MemberPrincipal } from '@housebrand/shared/nest';
import type { AffiliateSummary } from '../core';
import { AffiliateService } from './affiliate.service';
import { AffiliateSummaryDto } from './dto/affiliate-summary.dto';

@ApiTags('affiliate')
@Controller('api/apps/affiliates')
export class AffiliateController {
  constructor(private readonly affiliates: AffiliateService) {}

  @Get('summary/:prefix/:username')
  @ApiOperation({ summary: "The member's referral link, income and number of members below" })
  @ApiEnvelope(AffiliateSummaryDto, { errors: [Forbidden] })
  summary(
    @CurrentMember() member: MemberPrincipal,
    @Param('prefix') prefix: string,
    @Param('username') username: string,
  ): Promise<AffiliateSummary> {
    requireSelf(member, prefix, username);
    return this.affiliates.summary(member);
  }
}
