import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound } from '@housebrand/shared';
import { ApiEnvelope, CurrentMember, ProviderUnavailable, requireSelf, type MemberPrincipal } from '@housebrand/shared/nest';
import type { DailyQuest } from '../core';
import { DailyQuestDto } from './dto/daily-quest.dto';
import { QuestQueryDto } from './dto/quest-query.dto';
import { QuestsService } from './quests.service';

@ApiTags('quests')
@Controller('api/apps/daily_quest')
export class QuestsController {
  constructor(private readonly quests: QuestsService) {}

  @Get(':prefix')
  @ApiOperation({ summary: "Today's quests with the member's progress" })
  @ApiEnvelope(DailyQuestDto, { isArray: true, errors: [Forbidden, () => new ProviderUnavailable('gamePlatform', 'timeout')] })
  list(@CurrentMember() member: MemberPrincipal, @Param('prefix') prefix: string): Promise<DailyQuest[]> {
    requireSelf(member, prefix);
    return this.quests.list(member);
  }

  @Get(':prefix/:id')
  @ApiOperation({ summary: 'One quest of today' })
  @ApiEnvelope(DailyQuestDto, { errors: [Forbidden, NotFound, () => new ProviderUnavailable('gamePlatform', 'timeout')] })
  find(
    @CurrentMember() member: MemberPrincipal,
    @Param('prefix') prefix: string,
    @Param('id', ParseIntPipe) id: number,
    @Query() { username }: QuestQueryDto,
  ): Promise<DailyQuest> {
    requireSelf(member, prefix, username);
    return this.quests.find(member, id);
  }
}
