import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  Public,
  RequestedAgent,
  Self,
  unavailable,
  type PreparedResponse,
  ApiAddition,
  AgentKeyOnly,
  BodyLimit,
  CurrentCaller,
  type Caller,
} from '@housebrand/shared/nest';
import type { TierStep } from '../core';
import { TierConfig, TierContent, TierProgress } from '../core/contracts';
import { LadderDto, TierStepDto } from './dto/ladder.dto';
import { TierQueryDto } from './dto/tier-query.dto';
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
    purpose: 'Shows what each tier requires and offers, lowest tier first.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: "List an agent's tiers" })
  @ApiEnvelope(TierConfig, { isArray: true, errors: [NotFound] })
  configs(@RequestedAgent() prefix: string, @Query() _: TierQueryDto): Promise<PreparedResponse> {
    return this.tiers.configs(prefix);
  }

  @Get('user_tier_configs.content')
  @Public()
  @ApiCall('listTierTexts', {
    purpose: 'Returns the texts that explain each tier, in the language of the request.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'List the texts of each tier' })
  @ApiEnvelope(TierContent, { isArray: true, errors: [NotFound] })
  content(@RequestedAgent() prefix: string, @Query() _: TierQueryDto): Promise<PreparedResponse> {
    return this.tiers.content(prefix);
  }

  @Put('user_tier_configs')
  @AgentKeyOnly()
  @BodyLimit(LADDER_BYTES)
  @ApiAddition()
  @ApiCall('saveTiers', {
    purpose: 'Configures the tiers of an agent.',
    effect:
      'The tiers become those sent, for all members immediately. A member who no longer meets a condition moves to a lower tier.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Replace the agent's tiers",
    description:
      'Each level appears once, and minimums never fall from a tier to the next. The reply lists all errors at once.',
  })
  @ApiEnvelope(TierStepDto, { isArray: true, errors: [NotFound] })
  save(@CurrentCaller() { prefix }: Caller, @Body() { rows }: LadderDto): Promise<TierStep[]> {
    return this.editor.replace(prefix, rows, 'agent key');
  }

  @Get('user_tier_progress/:prefix/:username')
  @ApiAddition()
  @ApiCall('getTierProgress', { purpose: "Fills the progress meter of the session's member." })
  @ApiOperation({
    summary: 'Get progress to the next tier',
    description: 'Applies the rule of specification section 9 on the server.',
  })
  @ApiMemberPath()
  @ApiEnvelope(TierProgress, { errors: [unavailable('gamePlatform')] })
  progress(@Self() member: MemberRef): Promise<TierProgress> {
    return this.tiers.progress(member);
  }
}
