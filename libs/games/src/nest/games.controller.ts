import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '@housebrand/shared';
import { ApiEnvelope, CurrentMember, ProviderUnavailable, Public, type MemberPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GameClosed, GameNotFound, LaunchFailed, type LaunchGameResult } from '../core';
import { AgentQueryDto, GameListQueryDto } from './dto/game-list-query.dto';
import { GameProviderDto } from './dto/game-provider.dto';
import { GameDto } from './dto/game.dto';
import { GamesStatusDto } from './dto/games-status.dto';
import { LaunchGameDto, LaunchGameResultDto } from './dto/launch-game.dto';
import { GamesService } from './games.service';
import { LaunchService } from './launch.service';

const unavailable = (): ProviderUnavailable => new ProviderUnavailable('gamePlatform', 'timeout');
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
  @ApiOperation({ summary: 'Games of a category, the most popular first' })
  @ApiEnvelope(GameDto, { isArray: true, errors: [NotFound, unavailable] })
  list(@Query() query: GameListQueryDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.games.sendGames(query, request, reply);
  }

  @Get('provider-list')
  @Public()
  @ApiOperation({ summary: 'Providers that the agent offers, in their order' })
  @ApiEnvelope(GameProviderDto, { isArray: true, errors: [NotFound, unavailable] })
  providers(@Query() query: AgentQueryDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.games.sendProviders(query, request, reply);
  }

  @Get('games-status')
  @Public()
  @ApiOperation({ summary: 'Which providers can be played now' })
  @ApiEnvelope(GamesStatusDto, { isArray: true, errors: [NotFound, unavailable] })
  statuses(@Query() query: AgentQueryDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.games.sendStatuses(query, request, reply);
  }

  @Post('launch-game')
  @ApiOperation({ summary: 'Opens a game or a lobby for the member of the session' })
  @ApiEnvelope(LaunchGameResultDto, { errors: [GameNotFound, () => new GameClosed(null), refused, unavailable] })
  launch(@Body() body: LaunchGameDto, @CurrentMember() member: MemberPrincipal): Promise<LaunchGameResult> {
    return this.launches.launch(member, body.asRequest());
  }
}
