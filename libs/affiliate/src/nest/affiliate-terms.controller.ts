import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { AgentKeyOnly, ApiCall, ApiEnvelope, CurrentCaller, Ours, type Caller } from '@housebrand/shared/nest';
import type { TermsInForce } from '../core';
import { AffiliateTermsService } from './affiliate-terms.service';
import { TermsDto, TermsInForceDto } from './dto/affiliate-terms.dto';

/** What an agent gives for members that were brought. */
@ApiTags('affiliate')
@Controller('api/apps/affiliates/terms')
export class AffiliateTermsController {
  constructor(private readonly terms: AffiliateTermsService) {}

  @Get()
  @AgentKeyOnly()
  @Ours()
  @ApiCall('getAffiliateTerms', { purpose: 'What an agent gives for members that were brought.' })
  @ApiOperation({ summary: 'The terms that hold now', description: 'Ours.' })
  @ApiEnvelope(TermsInForceDto, { errors: [Forbidden] })
  find(@CurrentCaller() { prefix }: Caller): Promise<TermsInForce> {
    return this.terms.find(prefix);
  }

  @Put()
  @AgentKeyOnly()
  @Ours()
  @ApiCall('saveAffiliateTerms', {
    purpose: 'An agent changes what it gives.',
    effect: 'Bets that are settled from now on bring what was sent. What was earned before stays.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Change the terms, from now on',
    description: 'Ours. Terms are added, never changed: income is always traceable to those that held at its bet.',
  })
  @ApiEnvelope(TermsInForceDto, { errors: [Forbidden] })
  save(@CurrentCaller() { prefix }: Caller, @Body() terms: TermsDto): Promise<TermsInForce> {
    return this.terms.change(prefix, terms, 'agent key');
  }
}
