import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiAgentPath,
  ApiEnvelope,
  ApiPage,
  Menu,
  PageQueryDto,
  Self,
  unavailable,
  type Paged,
  Ours,
} from '@housebrand/shared/nest';
import type { LeaderboardRow, Ranking, Tournament } from '../core';
import { LeaderboardRowDto, RankingDto, TournamentDto } from './dto/tournament.dto';
import { TournamentsService } from './tournaments.service';

@ApiTags('tournaments')
@Controller('api/apps')
export class TournamentsController {
  constructor(private readonly tournaments: TournamentsService) {}

  @Get('tournaments/leaderboards/:prefix')
  @Menu('tournament')
  @ApiCall('listTournaments', {
    purpose: 'Which tournaments run, with their first places and the own one.',
    limits: 'Of those that are over the last 20; any board is read by its id.',
  })
  @ApiOperation({ summary: "The agent's tournaments with their boards and the member's own row" })
  @ApiAgentPath()
  @ApiEnvelope(TournamentDto, { isArray: true, errors: [Forbidden, unavailable('gamePlatform')] })
  leaderboards(@Self() member: MemberRef): Promise<Tournament[]> {
    return this.tournaments.leaderboards(member);
  }

  @Get('tournaments/leaderboards/:prefix/:id')
  @Menu('tournament')
  @Ours()
  @ApiCall('getLeaderboard', { purpose: 'A long board, page by page.' })
  @ApiOperation({ summary: 'A board, page by page', description: 'An addition of ours to the specification.' })
  @ApiAgentPath()
  @ApiParam({ name: 'id', example: 'slots-week-2026-11-16', description: 'As `listTournaments` tells it.' })
  @ApiPage(LeaderboardRowDto, { errors: [Forbidden, NotFound, unavailable('gamePlatform')] })
  board(
    @Self() member: MemberRef,
    @Param('id') id: string,
    @Query() page: PageQueryDto,
  ): Promise<Paged<LeaderboardRow>> {
    return this.tournaments.board(member, id, page);
  }

  @Get('rankings/:prefix')
  @Menu('ranking')
  @Ours()
  @ApiCall('listRankings', { purpose: 'Who played most in a period.' })
  @ApiOperation({
    summary: 'Who played most today, this week and this month',
    description: 'An addition of ours to the specification.',
  })
  @ApiAgentPath()
  @ApiEnvelope(RankingDto, { isArray: true, errors: [Forbidden] })
  rankings(@Self() member: MemberRef): Promise<Ranking[]> {
    return this.tournaments.rankings(member);
  }
}
