import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
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
  ApiAddition,
} from '@housebrand/shared/nest';
import { LeaderboardRow, Tournament, Ranking } from '../core/contracts';
import { TournamentsService } from './tournaments.service';

@ApiTags('tournaments')
@Controller('api/apps')
export class TournamentsController {
  constructor(private readonly tournaments: TournamentsService) {}

  @Get('tournaments/leaderboards/:prefix')
  @Menu('tournament')
  @ApiCall('listTournaments', {
    purpose: 'Shows the tournaments with the top places and the place of the member.',
  })
  @ApiOperation({
    summary: 'List tournaments and leaderboards',
    description: 'Of the ended tournaments it lists the last 20. `getLeaderboard` returns any leaderboard by id.',
  })
  @ApiAgentPath()
  @ApiEnvelope(Tournament, { isArray: true, errors: [unavailable('gamePlatform')] })
  leaderboards(@Self() member: MemberRef): Promise<Tournament[]> {
    return this.tournaments.leaderboards(member);
  }

  @Get('tournaments/leaderboards/:prefix/:id')
  @Menu('tournament')
  @ApiAddition()
  @ApiCall('getLeaderboard', { purpose: 'Pages through a long leaderboard.' })
  @ApiOperation({ summary: "Get a tournament's leaderboard" })
  @ApiAgentPath()
  @ApiParam({ name: 'id', example: 'slots-week-2026-11-16', description: 'Tournament id from `listTournaments`.' })
  @ApiPage(LeaderboardRow, { errors: [NotFound, unavailable('gamePlatform')] })
  board(
    @Self() member: MemberRef,
    @Param('id') id: string,
    @Query() page: PageQueryDto,
  ): Promise<Paged<LeaderboardRow>> {
    return this.tournaments.board(member, id, page);
  }

  @Get('rankings/:prefix')
  @Menu('ranking')
  @ApiAddition()
  @ApiCall('listRankings', { purpose: 'Shows the members who played most today, this week and this month.' })
  @ApiOperation({
    summary: 'List rankings by period',
  })
  @ApiAgentPath()
  @ApiEnvelope(Ranking, { isArray: true })
  rankings(@Self() member: MemberRef): Promise<Ranking[]> {
    return this.tournaments.rankings(member);
  }
}
