import { Body, Controller, Get, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiAgentPath,
  ApiEnvelope,
  Idempotent,
  IdempotencyKey,
  MAX_INTEGER,
  Menu,
  Self,
  unavailable,
} from '@housebrand/shared/nest';
import { QuestClaimed, QuestEnded, QuestNotReached } from '../core';
import { ClaimedQuest, DailyQuest } from '../core/contracts';
import { ClaimQuestDto } from './dto/claim-quest.dto';
import { QuestQueryDto } from './dto/quest-query.dto';
import { QuestClaimsService } from './quest-claims.service';
import { QuestsService } from './quests.service';

@ApiTags('quests')
@Menu('daily-quest')
@Controller('api/apps')
export class QuestsController {
  constructor(
    private readonly quests: QuestsService,
    private readonly claims: QuestClaimsService,
  ) {}

  @Get('daily_quest/:prefix')
  @ApiCall('listDailyQuests', { purpose: 'Shows the quests of today with the progress of the member.' })
  @ApiOperation({ summary: "List today's quests" })
  @ApiAgentPath()
  @ApiEnvelope(DailyQuest, { isArray: true, errors: [unavailable('gamePlatform')] })
  list(@Self() member: MemberRef): Promise<DailyQuest[]> {
    return this.quests.list(member);
  }

  @Get('daily_quest/:prefix/:id')
  @ApiParam({
    name: 'id',
    schema: { type: 'integer', minimum: 1, maximum: MAX_INTEGER, example: 1 },
    description: 'Quest id from `listDailyQuests`.',
  })
  @ApiCall('getDailyQuest', { purpose: 'Shows one quest with its conditions.' })
  @ApiOperation({ summary: "Get one of today's quests" })
  @ApiAgentPath()
  @ApiEnvelope(DailyQuest, { errors: [QuestEnded, unavailable('gamePlatform')] })
  find(
    @Self() member: MemberRef,
    @Param('id', ParseIntPipe) id: number,
    @Query() _: QuestQueryDto,
  ): Promise<DailyQuest> {
    return this.quests.find(member, id);
  }

  @Post('daily_quest.claim')
  @Idempotent({ isRequired: true })
  @ApiCall('claimQuest', {
    purpose: 'Pays the reward of a completed quest.',
    effect:
      "Starts the payment of the reward to the member's account. During an exclusion the claim is refused; the reward is kept and paid when the exclusion ends.",
  })
  @ApiOperation({
    summary: "Claim a quest's reward",
    description:
      'Once per quest and business day. The reply shows the reward in its initial state. Follow it in the quest and in the list `reward`.',
  })
  @ApiEnvelope(ClaimedQuest, {
    errors: [QuestEnded, QuestNotReached, QuestClaimed, unavailable('gamePlatform')],
  })
  claim(
    @Self() member: MemberRef,
    @Body() { id }: ClaimQuestDto,
    @IdempotencyKey() key: string,
  ): Promise<ClaimedQuest> {
    return this.claims.claim(member, id, key);
  }
}
