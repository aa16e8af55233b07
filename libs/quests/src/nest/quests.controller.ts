import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import { ApiAgentPath, ApiEnvelope, Menu, Self, unavailable } from '@housebrand/shared/nest';
import type { DailyQuest } from '../core';
import { DailyQuestDto } from './dto/daily-quest.dto';
import { QuestQueryDto } from './dto/quest-query.dto';
import { QuestsService } from './quests.service';

@ApiTags('quests')
@Menu('daily-quest')
@Controller('api/apps/daily_quest')
export class QuestsController {
  constructor(private readonly quests: QuestsService) {}

  @Get(':prefix')
  @ApiOperation({ summary: "Today's quests with the member's progress" })
  @ApiAgentPath()
  @ApiEnvelope(DailyQuestDto, { isArray: true, errors: [Forbidden, unavailable('gamePlatform')] })
  list(@Self() member: MemberRef): Promise<DailyQuest[]> {
    return this.quests.list(member);
  }

  @Get(':prefix/:id')
  @ApiOperation({ summary: 'One quest of today' })
  @ApiAgentPath()
  @ApiEnvelope(DailyQuestDto, { errors: [Forbidden, NotFound, unavailable('gamePlatform')] })
  find(
    @Self() member: MemberRef,
    @Param('id', ParseIntPipe) id: number,
    @Query() _: QuestQueryDto,
  ): Promise<DailyQuest> {
    return this.quests.find(member, id);
  }
}
