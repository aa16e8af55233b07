import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  Menu,
  Public,
  RequestedAgent,
  Self,
  unavailable,
  type HotBody,
} from '@housebrand/shared/nest';
import { GameClosed, GameNotFound, LaunchFailed, type Game, type LaunchGameResult } from '../core';
import { AgentQueryDto, GameListQueryDto } from './dto/game-list-query.dto';
import { GameProviderDto } from './dto/game-provider.dto';
import { GameDto } from './dto/game.dto';
import { GamesStatusDto } from './dto/games-status.dto';
import { ApiLaunchBody, LaunchGameDto, LaunchGameResultDto } from './dto/launch-game.dto';
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
  @ApiCall('listGames', {
    purpose: 'A lobby: what can be played. With `ids` some games again, without reading a whole list.',
    caching:
      'Prepared once a version, with an `ETag`: send it as `If-None-Match` and get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'Games of a category, the most popular first; or games by their ids' })
  @ApiEnvelope(GameDto, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  list(@RequestedAgent() prefix: string, @Query() query: GameListQueryDto): Promise<HotBody | Game[]> {
    return this.games.games(prefix, query);
  }

  @Get('provider-list')
  @Public()
  @ApiCall('listStudios', {
    purpose: 'The row of studios above the games.',
    caching:
      'Prepared once a version, with an `ETag`: send it as `If-None-Match` and get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'Providers that the agent offers, in their order' })
  @ApiEnvelope(GameProviderDto, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  providers(@RequestedAgent() prefix: string, @Query() query: AgentQueryDto): Promise<HotBody> {
    return this.games.providers(prefix, query);
  }

  @Get('games-status')
  @Public()
  @ApiCall('listStudioStates', {
    purpose: 'Which tiles are in maintenance.',
    caching:
      'Prepared once a version, with an `ETag`: send it as `If-None-Match` and get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'Which providers can be played now' })
  @ApiEnvelope(GamesStatusDto, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  statuses(@RequestedAgent() prefix: string, @Query() query: AgentQueryDto): Promise<HotBody> {
    return this.games.statuses(prefix, query);
  }

  @Post('launch-game')
  @ApiLaunchBody()
  @Menu('game')
  @ApiCall('launchGame', {
    purpose: 'A member taps a game. Send either a game or a lobby.',
    effect: 'A session at the studio; the reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Opens a game or a lobby for the member of the session' })
  @ApiEnvelope(LaunchGameResultDto, {
    errors: [GameNotFound, () => new GameClosed(null), refused, unavailable('gamePlatform')],
  })
  launch(@Self() member: MemberRef, @Body() body: LaunchGameDto): Promise<LaunchGameResult> {
    return this.launches.launch(member, body.asRequest());
  }
}
