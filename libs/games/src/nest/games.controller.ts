import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import { ApiEnvelope, Menu, Public, RequestedAgent, Self, unavailable, type HotBody } from '@housebrand/shared/nest';
import { GameClosed, GameNotFound, LaunchFailed, type Game, type LaunchGameResult } from '../core';
import { AgentQueryDto, GameListQueryDto } from './dto/game-list-query.dto';
import { GameProviderDto } from './dto/game-provider.dto';
import { GameDto } from './dto/game.dto';
import { GamesStatusDto } from './dto/games-status.dto';
import { LaunchGameDto, LaunchGameResultDto } from './dto/launch-game.dto';
import { GamesService } from './games.service';
import { LaunchService } from './launch.service';

const refused = (): LaunchFailed => new LaunchFailed(2001, undefined, undefined);

@ApiTags('games')
@Controller('api/provider')
export class GamesController {
  constructor(
    private readonly games: GamesService,
    private readonly launches: LaunchService,
  ) {}

  @Get('game-list')
  @Public()
  @ApiOperation({ summary: 'Games of a category, the most popular first; or games by their ids' })
  @ApiEnvelope(GameDto, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  list(@RequestedAgent() prefix: string, @Query() query: GameListQueryDto): Promise<HotBody | Game[]> {
    return this.games.games(prefix, query);
  }

  @Get('provider-list')
  @Public()
  @ApiOperation({ summary: 'Providers that the agent offers, in their order' })
  @ApiEnvelope(GameProviderDto, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  providers(@RequestedAgent() prefix: string, @Query() query: AgentQueryDto): Promise<HotBody> {
    return this.games.providers(prefix, query);
  }

  @Get('games-status')
  @Public()
  @ApiOperation({ summary: 'Which providers can be played now' })
  @ApiEnvelope(GamesStatusDto, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  statuses(@RequestedAgent() prefix: string, @Query() query: AgentQueryDto): Promise<HotBody> {
    return this.games.statuses(prefix, query);
  }

  @Post('launch-game')
  @Menu('game')
  @ApiOperation({ summary: 'Opens a game or a lobby for the member of the session' })
  @ApiEnvelope(LaunchGameResultDto, {
    errors: [GameNotFound, () => new GameClosed(null), refused, unavailable('gamePlatform')],
  })
  launch(@Self() member: MemberRef, @Body() body: LaunchGameDto): Promise<LaunchGameResult> {
    return this.launches.launch(member, body.asRequest());
  }
}
