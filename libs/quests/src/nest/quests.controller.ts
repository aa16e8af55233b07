import { Body, Controller, Get, Param, ParseIntPipe, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
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
import { QuestClaimed, QuestEnded, QuestNotReached, type ClaimedQuest, type DailyQuest } from '../core';
import { ClaimedQuestDto, ClaimQuestDto } from './dto/claim-quest.dto';
import { DailyQuestDto } from './dto/daily-quest.dto';
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
  @ApiCall('listDailyQuests', { purpose: 'What can be done today, and how far it is done.' })
  @ApiOperation({ summary: "Today's quests with the member's progress" })
  @ApiAgentPath()
  @ApiEnvelope(DailyQuestDto, { isArray: true, errors: [Forbidden, unavailable('gamePlatform')] })
  list(@Self() member: MemberRef): Promise<DailyQuest[]> {
    return this.quests.list(member);
  }

  @Get('daily_quest/:prefix/:id')
  @ApiParam({
    name: 'id',
    schema: { type: 'integer', minimum: 1, maximum: MAX_INTEGER, example: 1 },
    description: 'As `listDailyQuests` tells it.',
  })
  @ApiCall('getDailyQuest', { purpose: 'One quest with its conditions.' })
  @ApiOperation({ summary: 'One quest of today' })
  @ApiAgentPath()
  @ApiEnvelope(DailyQuestDto, { errors: [Forbidden, QuestEnded, unavailable('gamePlatform')] })
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
    purpose: 'A member takes the reward of a quest that is done.',
    effect:
      'The reward is on its way to the credit, once a quest and business day. An excluded member is refused; the reward is kept and paid when the exclusion ends.',
  })
  @ApiOperation({
    summary: "Claim a quest's reward",
    description:
      'Once a quest and business day. The reply is the reward as it begins; what becomes of it shows in the quest and in the list `reward`.',
  })
  @ApiEnvelope(ClaimedQuestDto, {
    errors: [Forbidden, QuestEnded, QuestNotReached, QuestClaimed, unavailable('gamePlatform')],
  })
  claim(
    @Self() member: MemberRef,
    @Body() { id }: ClaimQuestDto,
    @IdempotencyKey() key: string,
  ): Promise<ClaimedQuest> {
    return this.claims.claim(member, id, key);
  }
}
