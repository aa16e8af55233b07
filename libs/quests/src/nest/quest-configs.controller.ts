import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AgentKeyOnly,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentCaller,
  ApiAddition,
  type Caller,
} from '@housebrand/shared/nest';
import type { QuestConfig } from '../core';
import { QuestConfigDto, QuestConfigListDto } from './dto/quest-config.dto';
import { QuestEditorService } from './quest-editor.service';

const LIST_BYTES = 64 * 1024;

/** Quest configuration for agents. */
@ApiTags('quests')
@Controller('api/apps/daily_quest_configs')
export class QuestConfigsController {
  constructor(private readonly editor: QuestEditorService) {}

  @Get()
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('listQuestConfigs', { purpose: "Reads an agent's quests, for editing." })
  @ApiOperation({ summary: "List the agent's quest configurations" })
  @ApiEnvelope(QuestConfigDto, { isArray: true })
  list(@CurrentCaller() { prefix }: Caller): Promise<QuestConfig[]> {
    return this.editor.list(prefix);
  }

  @Put()
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @ApiAddition()
  @ApiCall('saveQuestConfigs', {
    purpose: 'Configures the quests of an agent.',
    effect: 'The quests become those sent, for all members immediately. Existing claims keep their reward.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Replace the agent's quests",
    description:
      'While a quest has a claim from the current day, its kind, games, target and reward cannot change: a 422 names each of them. Its text can change, and the quest can be removed; members who claimed it see it until the day ends.',
  })
  @ApiEnvelope(QuestConfigDto, { isArray: true })
  save(@CurrentCaller() { prefix }: Caller, @Body() { rows }: QuestConfigListDto): Promise<QuestConfig[]> {
    return this.editor.replace(prefix, rows, 'agent key');
  }
}
