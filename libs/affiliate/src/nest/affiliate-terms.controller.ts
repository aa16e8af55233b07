import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AgentKeyOnly, ApiCall, ApiEnvelope, CurrentCaller, ApiAddition, type Caller } from '@housebrand/shared/nest';
import type { TermsInForce } from '../core';
import { AffiliateTermsService } from './affiliate-terms.service';
import { TermsDto, TermsInForceDto } from './dto/affiliate-terms.dto';

/** An agent's referral terms. */
@ApiTags('affiliate')
@Controller('api/apps/affiliates/terms')
export class AffiliateTermsController {
  constructor(private readonly terms: AffiliateTermsService) {}

  @Get()
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('getAffiliateTerms', { purpose: 'Shows what an agent pays for referred members.' })
  @ApiOperation({ summary: 'Get the current referral terms' })
  @ApiEnvelope(TermsInForceDto)
  find(@CurrentCaller() { prefix }: Caller): Promise<TermsInForce> {
    return this.terms.find(prefix);
  }

  @Put()
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('saveAffiliateTerms', {
    purpose: 'Changes what an agent pays for referred members.',
    effect: 'Bets settled from now on earn income under the new terms. Income earned earlier does not change.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Set new referral terms',
    description:
      'New terms are added and old ones never change, so all income can be traced to the terms in force when its bet was settled.',
  })
  @ApiEnvelope(TermsInForceDto)
  save(@CurrentCaller() { prefix }: Caller, @Body() terms: TermsDto): Promise<TermsInForce> {
    return this.terms.change(prefix, terms, 'agent key');
  }
}
