import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotOffered } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Menu, Self, unavailable } from '@housebrand/shared/nest';
import { GameNotFound, LaunchFailed, PortalSessionInvalid, type LaunchGameResult } from '../core';
import { LaunchGameResultDto } from './dto/launch-game.dto';
import { LaunchLottoDto, LaunchPortalDto, LaunchRewardDto, LaunchSportLobbyDto } from './dto/launches.dto';
import { ExternalLaunchService } from './external-launch.service';
import { LaunchService } from './launch.service';

const closed = (): LaunchFailed => new LaunchFailed(2002, undefined, undefined);
const usedUp = (): LaunchFailed => new LaunchFailed(2020, undefined, undefined);
const notOffered = (): NotOffered => new NotOffered({ call: 'external.sportLobbyTicket' });
const ofDailyGame = { errors: [usedUp, unavailable('external')] };

/** What opens beside the games: each answers an address that is good once, for 60 seconds. */
@ApiTags('games')
@Controller('api/provider')
export class LaunchesController {
  constructor(
    private readonly launches: LaunchService,
    private readonly external: ExternalLaunchService,
  ) {}

  @Post('launch-lotto')
  @Menu('game')
  @ApiCall('launchLotto', {
    purpose: 'A member taps a lottery.',
    effect: 'A session at the lottery; the reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Opens a lottery of a type, or with `LOTTO` the lobby of all of them' })
  @ApiEnvelope(LaunchGameResultDto, { errors: [closed, unavailable('memberSystem')] })
  lotto(@Self() member: MemberRef, @Body() { type }: LaunchLottoDto): Promise<LaunchGameResult> {
    return this.launches.launchLotto(member, type);
  }

  @Post('launch-sport-lobby')
  @Menu('game')
  @ApiCall('launchSportLobby', {
    purpose: 'A member taps sports.',
    effect: 'A ticket, good for 60 seconds and one entry.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Opens a lobby of sports',
    description:
      'By a ticket: the address carries neither username nor password, whatever the provider’s own link does. Where the provider has ' +
      'no ticket and insists on a password, an agent may have it opened by a page that posts one made for this entry.',
  })
  @ApiEnvelope(LaunchGameResultDto, { errors: [closed, notOffered, unavailable('external')] })
  sportLobby(@Self() member: MemberRef, @Body() { lobby }: LaunchSportLobbyDto): Promise<LaunchGameResult> {
    return this.launches.launch(member, { lobby });
  }

  @Post('launch-portal')
  @Menu('game')
  @ApiCall('launchStudioLobby', {
    purpose: 'A member taps a studio that keeps a lobby of its own.',
    effect: 'A session at the studio; the reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Opens the lobby that a provider keeps itself' })
  @ApiEnvelope(LaunchGameResultDto, { errors: [GameNotFound, PortalSessionInvalid, closed, unavailable('external')] })
  portal(@Self() member: MemberRef, @Body() { provider }: LaunchPortalDto): Promise<LaunchGameResult> {
    return this.external.portal(member, provider);
  }

  @Get('link-reward')
  @Menu('rewards')
  @ApiCall('getRewardLink', { purpose: 'A link to the reward shop in a menu.' })
  @ApiOperation({ summary: "The member's reward shop, as the game platform links it" })
  @ApiEnvelope(LaunchGameResultDto, { errors: [unavailable('gamePlatform')] })
  rewardLink(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.rewardLink(member);
  }

  @Post('reward')
  @Menu('rewards')
  @ApiCall('openRewardShop', {
    purpose: 'A member taps the reward shop.',
    effect: 'A session at the shop; the reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Opens the reward shop, which leads back to the portal and to a deposit' })
  @ApiEnvelope(LaunchGameResultDto, { errors: [closed, unavailable('external')] })
  reward(@Self() member: MemberRef, @Body() { isMobileApp = false }: LaunchRewardDto): Promise<LaunchGameResult> {
    return this.external.reward(member, isMobileApp);
  }

  @Post('wheel')
  @Menu('wheel')
  @ApiCall('openWheel', {
    purpose: 'A member taps the wheel.',
    effect: 'A session at the wheel: the turn is made there, once a day.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Opens the wheel: one turn a business day' })
  @ApiEnvelope(LaunchGameResultDto, ofDailyGame)
  wheel(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.dailyGame(member, 'wheel');
  }

  @Post('gashapon')
  @Menu('gashapon')
  @ApiCall('openGashapon', {
    purpose: 'A member taps the gashapon.',
    effect: 'A session at the gashapon: the capsule is drawn there, once a day.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Opens the gashapon: one capsule a business day' })
  @ApiEnvelope(LaunchGameResultDto, ofDailyGame)
  gashapon(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.dailyGame(member, 'gashapon');
  }

  @Post('daily-check-in')
  @Menu('daily-check-in')
  @ApiCall('openDailyCheckIn', {
    purpose: 'A member taps the daily check-in.',
    effect: 'A session there: the day is noted there, once.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Opens the daily check-in' })
  @ApiEnvelope(LaunchGameResultDto, ofDailyGame)
  dailyCheckIn(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.dailyGame(member, 'daily-check-in');
  }
}
