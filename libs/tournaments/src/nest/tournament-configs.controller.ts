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
import type { TournamentConfig } from '../core';
import { TournamentConfigDto, TournamentConfigListDto } from './dto/tournament-config.dto';
import { TournamentEditorService } from './tournament-editor.service';

const LIST_BYTES = 512 * 1024;

/** Tournament configuration for agents. */
@ApiTags('tournaments')
@Controller('api/apps/tournament_configs')
export class TournamentConfigsController {
  constructor(private readonly editor: TournamentEditorService) {}

  @Get()
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('listTournamentConfigs', { purpose: "Reads an agent's running and upcoming tournaments, for editing." })
  @ApiOperation({ summary: "List the agent's tournament configurations" })
  @ApiEnvelope(TournamentConfigDto, { isArray: true })
  list(@CurrentCaller() { prefix }: Caller): Promise<TournamentConfig[]> {
    return this.editor.list(prefix);
  }

  @Put()
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @ApiAddition()
  @ApiCall('saveTournamentConfigs', {
    purpose: 'Configures the tournaments of an agent.',
    effect:
      'Upcoming tournaments become those sent. Running tournaments can only change texts and picture. Ended tournaments keep their prizes.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Replace the agent's tournaments",
    description:
      'A running tournament keeps its scoring, times and prizes even if it is omitted; its texts and picture may change. An upcoming tournament can change or be removed. The id of an ended tournament cannot be reused.',
  })
  @ApiEnvelope(TournamentConfigDto, { isArray: true })
  save(@CurrentCaller() { prefix }: Caller, @Body() { rows }: TournamentConfigListDto): Promise<TournamentConfig[]> {
    return this.editor.replace(prefix, rows, 'agent key');
  }
}
