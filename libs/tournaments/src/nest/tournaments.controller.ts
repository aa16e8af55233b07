import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import { ApiAgentPath, ApiEnvelope, Menu, Self } from '@housebrand/shared/nest';
import type { Tournament } from '../core';
import { TournamentDto } from './dto/tournament.dto';
import { TournamentsService } from './tournaments.service';

@ApiTags('tournaments')
@Menu('tournament')
@Controller('api/apps/tournaments')
export class TournamentsController {
  constructor(private readonly tournaments: TournamentsService) {}

  @Get('leaderboards/:prefix')
  @ApiOperation({ summary: "The agent's tournaments with their boards and the member's own row" })
  @ApiAgentPath()
  @ApiEnvelope(TournamentDto, { isArray: true, errors: [Forbidden] })
  leaderboards(@Self() member: MemberRef): Promise<Tournament[]> {
    return this.tournaments.leaderboards(member);
  }
}
