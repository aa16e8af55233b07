import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, CurrentMember, requireSelf, type MemberPrincipal } from '@housebrand/shared/nest';
import type { Tournament } from '../core';
import { TournamentDto } from './dto/tournament.dto';
import { TournamentsService } from './tournaments.service';

@ApiTags('tournaments')
@Controller('api/apps/tournaments')
export class TournamentsController {
  constructor(private readonly tournaments: TournamentsService) {}

  @Get('leaderboards/:prefix')
  @ApiOperation({ summary: "The agent's tournaments with their boards and the member's own row" })
  @ApiEnvelope(TournamentDto, { isArray: true, errors: [Forbidden] })
  leaderboards(@CurrentMember() member: MemberPrincipal, @Param('prefix') prefix: string): Promise<Tournament[]> {
    requireSelf(member, prefix);
    return this.tournaments.leaderboards(member);
  }
}
