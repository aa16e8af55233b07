import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiEnvelope,
  ApiMemberPath,
  Public,
  RequestedAgent,
  Self,
  unavailable,
  type HotBody,
} from '@housebrand/shared/nest';
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
  configs(@RequestedAgent() prefix: string, @Query() _: TierQueryDto): HotBody {
    return this.tiers.configs(prefix);
  }

  @Get('user_tier_configs.content')
  @Public()
  @ApiOperation({ summary: 'What each tier means, in the language of the request' })
  @ApiEnvelope(TierContentDto, { isArray: true, errors: [NotFound] })
  content(@RequestedAgent() prefix: string, @Query() _: TierQueryDto): HotBody {
    return this.tiers.content(prefix);
  }

  @Get('user_tier_progress/:prefix/:username')
  @ApiOperation({
    summary: 'How far the member of the session is towards the next tier',
    description: 'An addition of ours to the specification: its rule of section 9, worked out on the server.',
  })
  @ApiMemberPath()
  @ApiEnvelope(TierProgressDto, { errors: [Forbidden, unavailable('gamePlatform')] })
  progress(@Self() member: MemberRef): Promise<TierProgress> {
    return this.tiers.progress(member);
  }
}
