import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import {
  AgentKeyOnly,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  Ours,
  type Caller,
} from '@housebrand/shared/nest';
import type { QuestConfig } from '../core';
import { QuestConfigDto, QuestConfigListDto } from './dto/quest-config.dto';
import { QuestEditorService } from './quest-editor.service';

const LIST_BYTES = 64 * 1024;

/** The quests that an agent offers. */
@ApiTags('quests')
@Controller('api/apps/daily_quest_configs')
export class QuestConfigsController {
  constructor(private readonly editor: QuestEditorService) {}

  @Get()
  @AgentKeyOnly()
  @Ours()
  @ApiCall('listQuestConfigs', { purpose: 'The quests of an agent, to be edited.' })
  @ApiOperation({ summary: "The agent's quests as it wrote them", description: 'Ours.' })
  @ApiEnvelope(QuestConfigDto, { isArray: true, errors: [Forbidden] })
  list(@CurrentCaller() { prefix }: Caller): Promise<QuestConfig[]> {
    return this.editor.list(prefix);
  }

  @Put()
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @Ours()
  @ApiCall('saveQuestConfigs', {
    purpose: 'An agent writes its quests.',
    effect:
      'The quests are those that were sent, for every member at once. A claim that was made stays, with what it brought.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Replace the agent's quests",
    description:
      'Ours. On a day on which somebody has claimed a quest, its kind, games, target and reward stay as they are: 422 names each of them. It can be reworded, or taken off; who claimed it sees it until the day ends.',
  })
  @ApiEnvelope(QuestConfigDto, { isArray: true, errors: [Forbidden] })
  save(@CurrentCaller() { prefix }: Caller, @Body() { rows }: QuestConfigListDto): Promise<QuestConfig[]> {
    return this.editor.replace(prefix, rows, 'agent key');
  }
}
