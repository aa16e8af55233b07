import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  Public,
  RequestedAgent,
  Self,
  unavailable,
  type HotBody,
  Ours,
  AgentKeyOnly,
  BodyLimit,
  CurrentCaller,
  type Caller,
} from '@housebrand/shared/nest';
import type { TierProgress, TierStep } from '../core';
import { TierConfigDto, TierContentDto, TierProgressDto, TierQueryDto } from './dto/tier.dto';
import { LadderDto, TierStepDto } from './dto/ladder.dto';
import { LadderEditorService } from './ladder-editor.service';
import { TiersService } from './tiers.service';

const LADDER_BYTES = 64 * 1024;

@ApiTags('tiers')
@Controller('api/apps')
export class TiersController {
  constructor(
    private readonly tiers: TiersService,
    private readonly editor: LadderEditorService,
  ) {}

  @Get('user_tier_configs')
  @Public()
  @ApiCall('listTiers', {
    purpose: 'The ladder: what each tier needs and gives.',
    caching:
      'Prepared once a version, with an `ETag`: send it as `If-None-Match` and get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: "An agent's ladder of tiers, from the bottom" })
  @ApiEnvelope(TierConfigDto, { isArray: true, errors: [NotFound] })
  configs(@RequestedAgent() prefix: string, @Query() _: TierQueryDto): Promise<HotBody> {
    return this.tiers.configs(prefix);
  }

  @Get('user_tier_configs.content')
  @Public()
  @ApiCall('listTierTexts', {
    purpose: 'The words of each tier.',
    caching:
      'Prepared once a version, with an `ETag`: send it as `If-None-Match` and get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'What each tier means, in the language of the request' })
  @ApiEnvelope(TierContentDto, { isArray: true, errors: [NotFound] })
  content(@RequestedAgent() prefix: string, @Query() _: TierQueryDto): Promise<HotBody> {
    return this.tiers.content(prefix);
  }

  @Put('user_tier_configs')
  @AgentKeyOnly()
  @BodyLimit(LADDER_BYTES)
  @Ours()
  @ApiCall('saveTiers', {
    purpose: 'An agent writes its ladder.',
    effect:
      'The ladder is the one that was sent, for every member at once: whoever no longer reaches a step has a lower one.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Replace the agent's ladder of tiers",
    description:
      'Ours. Levels once each, minimums that never fall from a step to the next; all that is wrong is told at once.',
  })
  @ApiEnvelope(TierStepDto, { isArray: true, errors: [Forbidden, NotFound] })
  save(@CurrentCaller() { prefix }: Caller, @Body() { rows }: LadderDto): Promise<TierStep[]> {
    return this.editor.replace(prefix, rows, 'agent key');
  }

  @Get('user_tier_progress/:prefix/:username')
  @Ours()
  @ApiCall('getTierProgress', { purpose: 'The meter: how far to the next tier.' })
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
