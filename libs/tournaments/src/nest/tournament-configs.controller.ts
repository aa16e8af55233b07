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
import type { TournamentConfig } from '../core';
import { TournamentConfigDto, TournamentConfigListDto } from './dto/tournament-config.dto';
import { TournamentEditorService } from './tournament-editor.service';

const LIST_BYTES = 512 * 1024;

/** The tournaments that an agent offers. */
@ApiTags('tournaments')
@Controller('api/apps/tournament_configs')
export class TournamentConfigsController {
  constructor(private readonly editor: TournamentEditorService) {}

  @Get()
  @AgentKeyOnly()
  @Ours()
  @ApiCall('listTournamentConfigs', { purpose: 'The tournaments of an agent that run or are to come, to be edited.' })
  @ApiOperation({ summary: "The agent's tournaments as it wrote them", description: 'Ours.' })
  @ApiEnvelope(TournamentConfigDto, { isArray: true, errors: [Forbidden] })
  list(@CurrentCaller() { prefix }: Caller): Promise<TournamentConfig[]> {
    return this.editor.list(prefix);
  }

  @Put()
  @AgentKeyOnly()
  @BodyLimit(LIST_BYTES)
  @Ours()
  @ApiCall('saveTournamentConfigs', {
    purpose: 'An agent writes its tournaments.',
    effect:
      'Those to come are those that were sent. One that runs may be reworded; what is over stays, with its prizes.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Replace the agent's tournaments",
    description:
      'Ours. One that has begun keeps what it counts, its time and its prizes, also when it is left out: its words and picture may change. One that is to come may change or go. The id of one that is over is not given again.',
  })
  @ApiEnvelope(TournamentConfigDto, { isArray: true, errors: [Forbidden] })
  save(@CurrentCaller() { prefix }: Caller, @Body() { rows }: TournamentConfigListDto): Promise<TournamentConfig[]> {
    return this.editor.replace(prefix, rows, 'agent key');
  }
}
