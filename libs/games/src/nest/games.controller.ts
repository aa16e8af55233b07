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
  type PreparedResponse,
} from '@housebrand/shared/nest';
import { GameClosed, GameNotFound, LaunchFailed } from '../core';
import { GameProvider, Game, GamesStatus, LaunchGameResult } from '../core/contracts';
import { AgentQueryDto, GameListQueryDto } from './dto/game-list-query.dto';
import { ApiLaunchBody, LaunchGameDto } from './dto/launch-game.dto';
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
    purpose: 'Fills a lobby with games, most popular first. With `ids`, returns only those games.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'List games by category or id' })
  @ApiEnvelope(Game, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  list(@RequestedAgent() prefix: string, @Query() query: GameListQueryDto): Promise<PreparedResponse | Game[]> {
    return this.games.games(prefix, query);
  }

  @Get('provider-list')
  @Public()
  @ApiCall('listStudios', {
    purpose: 'Lists the game providers that the agent offers, in display order.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'List game providers' })
  @ApiEnvelope(GameProvider, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  providers(@RequestedAgent() prefix: string, @Query() query: AgentQueryDto): Promise<PreparedResponse> {
    return this.games.providers(prefix, query);
  }

  @Get('games-status')
  @Public()
  @ApiCall('listStudioStates', {
    purpose: 'Shows which game providers are under maintenance.',
    caching: 'With an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed.',
  })
  @ApiOperation({ summary: 'List availability of game providers' })
  @ApiEnvelope(GamesStatus, { isArray: true, errors: [NotFound, unavailable('gamePlatform')] })
  statuses(@RequestedAgent() prefix: string, @Query() query: AgentQueryDto): Promise<PreparedResponse> {
    return this.games.statuses(prefix, query);
  }

  @Post('launch-game')
  @ApiLaunchBody()
  @Menu('game')
  @ApiCall('launchGame', {
    purpose: 'Opens the game or lobby that a member selected. Send either a game or a lobby.',
    effect: 'Opens a session at the game provider. The reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Launch a game or lobby' })
  @ApiEnvelope(LaunchGameResult, {
    errors: [GameNotFound, () => new GameClosed(null), refused, unavailable('gamePlatform')],
  })
  launch(@Self() member: MemberRef, @Body() body: LaunchGameDto): Promise<LaunchGameResult> {
    return this.launches.launch(member, body.asRequest());
  }
}
