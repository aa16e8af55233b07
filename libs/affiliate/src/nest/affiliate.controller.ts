import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, ApiMemberPath, CurrentSession, Menu, type MemberPrincipal } from '@housebrand/shared/nest';
import type { AffiliateSummary } from '../core';
import { AffiliateService } from './affiliate.service';
import { AffiliateSummaryDto } from './dto/affiliate-summary.dto';

@ApiTags('affiliate')
@Menu('referral')
@Controller('api/apps/affiliates')
export class AffiliateController {
  constructor(private readonly affiliates: AffiliateService) {}

  @Get('summary/:prefix/:username')
  @ApiOperation({ summary: "The member's referral link, income and number of members below" })
  @ApiMemberPath()
  @ApiEnvelope(AffiliateSummaryDto, { errors: [Forbidden] })
  summary(@CurrentSession() { memberId, ...member }: MemberPrincipal): Promise<AffiliateSummary> {
    return this.affiliates.summary(member, memberId);
  }
}
