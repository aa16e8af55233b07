import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound } from '@housebrand/shared';
import { ApiEnvelope, ProviderUnavailable, Public } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TierProgress } from '../core';
import { TierConfigDto, TierContentDto, TierProgressDto, TierQueryDto } from './dto/tier.dto';
import { TiersService } from './tiers.service';

@ApiTags('tiers')
@Controller('api/apps')
export class TiersController {
  constructor(private readonly tiers: TiersService) {}

  @Get('user_tier_configs')
  @Public()
  @ApiOperation({ summary: "An agent's ladder of tiers, from the bottom" })
  @ApiEnvelope(TierConfigDto, { isArray: true, errors: [NotFound] })
  configs(@Query() { agentID }: TierQueryDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.tiers.sendConfigs(agentID, request, reply);
  }

  @Get('user_tier_configs.content')
  @Public()
  @ApiOperation({ summary: 'What each tier means, in the language of the request' })
  @ApiEnvelope(TierContentDto, { isArray: true, errors: [NotFound] })
  content(@Query() { agentID }: TierQueryDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.tiers.sendContent(agentID, request, reply);
  }

  @Get('user_tier_progress/:prefix/:username')
  @ApiOperation({
    summary: 'How far the member of the session is towards the next tier',
    description: 'An addition of ours to the specification: its rule of section 9, worked out on the server.',
  })
  @ApiParam({ name: 'prefix', example: 'MTO' })
  @ApiParam({ name: 'username', example: 'MTODEMO1' })
  @ApiEnvelope(TierProgressDto, { errors: [Forbidden, () => new ProviderUnavailable('gamePlatform', 'timeout')] })
  progress(@Param('prefix') prefix: string, @Param('username') username: string): Promise<TierProgress> {
    return this.tiers.progress(prefix, username);
  }
}
