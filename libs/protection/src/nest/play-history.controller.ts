import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import { ApiAddition, ApiCall, ApiEnvelope, ApiMemberPath, Self } from '@housebrand/shared/nest';
import { PlayedRounds, PlayHistory } from '../core/contracts';
import { PlayedRoundsQueryDto, PlayHistoryQueryDto } from './dto/play-history.dto';
import { PlayHistoryService } from './play-history.service';

/** A member's own play: no menu and no break hides it. */
@ApiTags('protection')
@ApiMemberPath()
@Controller('api/apps/protection/:prefix/:username/play_history')
export class PlayHistoryController {
  constructor(private readonly history: PlayHistoryService) {}

  @Get()
  @ApiAddition()
  @ApiCall('getPlayHistory', {
    purpose: 'Shows what a member played in a month, by day and game, and the net results.',
  })
  @ApiOperation({ summary: "Get a month of the member's play" })
  @ApiEnvelope(PlayHistory)
  month(@Self() member: MemberRef, @Query() { month }: PlayHistoryQueryDto): Promise<PlayHistory> {
    return this.history.month(member, month);
  }

  @Get('rounds')
  @ApiAddition()
  @ApiCall('listPlayedRounds', { purpose: 'Lists the rounds of a game in a day, newest first.' })
  @ApiOperation({ summary: "List the member's rounds of a game in a day" })
  @ApiEnvelope(PlayedRounds)
  rounds(@Self() member: MemberRef, @Query() query: PlayedRoundsQueryDto): Promise<PlayedRounds> {
    return this.history.rounds(member, query);
  }
}
