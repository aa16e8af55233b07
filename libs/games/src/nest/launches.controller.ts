import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotOffered } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Menu, Self, unavailable } from '@housebrand/shared/nest';
import { GameNotFound, LaunchFailed, PortalSessionInvalid } from '../core';
import { LaunchGameResult } from '../core/contracts';
import { LaunchLottoDto, LaunchPortalDto, LaunchRewardDto, LaunchSportLobbyDto } from './dto/launches.dto';
import { ExternalLaunchService } from './external-launch.service';
import { LaunchService } from './launch.service';

const unknownType = (): LaunchFailed => new LaunchFailed(2001, undefined, undefined);
const closed = (): LaunchFailed => new LaunchFailed(2002, undefined, undefined);
const usedUp = (): LaunchFailed => new LaunchFailed(2020, undefined, undefined);
const notOffered = (): NotOffered => new NotOffered({ call: 'external.sportLobbyTicket' });
const ofDailyGame = { errors: [usedUp, unavailable('external')] };

/** Launches other than games; each returns a one-use address, valid for 60 seconds. */
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
    purpose: 'Opens a type of lottery, or the lobby of all lotteries with `LOTTO`.',
    effect: 'Opens a session at the lottery. The reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Launch a lottery' })
  @ApiEnvelope(LaunchGameResult, { errors: [unknownType, closed, unavailable('memberSystem')] })
  lotto(@Self() member: MemberRef, @Body() { type }: LaunchLottoDto): Promise<LaunchGameResult> {
    return this.launches.launchLotto(member, type);
  }

  @Post('launch-sport-lobby')
  @Menu('game')
  @ApiCall('launchSportLobby', {
    purpose: 'Opens a lobby of sports.',
    effect: 'Creates a ticket, valid for 60 seconds and one entry.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Launch a sports lobby',
    description:
      "Uses a ticket: the address contains neither username nor password, regardless of the provider's own link. If the provider has no tickets and requires a password, an agent can enable a page that posts a password created for this entry.",
  })
  @ApiEnvelope(LaunchGameResult, { errors: [closed, notOffered, unavailable('external')] })
  sportLobby(@Self() member: MemberRef, @Body() { lobby }: LaunchSportLobbyDto): Promise<LaunchGameResult> {
    return this.launches.launch(member, { lobby });
  }

  @Post('launch-portal')
  @Menu('game')
  @ApiCall('launchStudioLobby', {
    purpose: 'Opens the lobby of a game provider that has one.',
    effect: 'Opens a session at the game provider. The reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Launch a game provider's own lobby" })
  @ApiEnvelope(LaunchGameResult, { errors: [GameNotFound, PortalSessionInvalid, closed, unavailable('external')] })
  portal(@Self() member: MemberRef, @Body() { provider }: LaunchPortalDto): Promise<LaunchGameResult> {
    return this.external.portal(member, provider);
  }

  @Get('link-reward')
  @Menu('rewards')
  @ApiCall('getRewardLink', { purpose: 'Returns the link that the game platform has for the member.' })
  @ApiOperation({ summary: 'Get the link to the reward shop' })
  @ApiEnvelope(LaunchGameResult, { errors: [unavailable('gamePlatform')] })
  rewardLink(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.rewardLink(member);
  }

  @Post('reward')
  @Menu('rewards')
  @ApiCall('openRewardShop', {
    purpose: 'Returns the address of the reward shop, which links back to the portal and to deposits.',
    effect: 'Opens a session at the shop. The reply is the address to open.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Open the reward shop' })
  @ApiEnvelope(LaunchGameResult, { errors: [closed, unavailable('external')] })
  reward(@Self() member: MemberRef, @Body() { isMobileApp = false }: LaunchRewardDto): Promise<LaunchGameResult> {
    return this.external.reward(member, isMobileApp);
  }

  @Post('wheel')
  @Menu('wheel')
  @ApiCall('openWheel', {
    purpose: 'Returns the address of the wheel: one turn per business day.',
    effect: 'Opens a session there. The turn is made there, once a day.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Open the wheel' })
  @ApiEnvelope(LaunchGameResult, ofDailyGame)
  wheel(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.dailyGame(member, 'wheel');
  }

  @Post('gashapon')
  @Menu('gashapon')
  @ApiCall('openGashapon', {
    purpose: 'Returns the address of the gashapon: one capsule per business day.',
    effect: 'Opens a session there. The capsule is drawn there, once a day.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Open the gashapon' })
  @ApiEnvelope(LaunchGameResult, ofDailyGame)
  gashapon(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.dailyGame(member, 'gashapon');
  }

  @Post('daily-check-in')
  @Menu('daily-check-in')
  @ApiCall('openDailyCheckIn', {
    purpose: 'Returns the address of the daily check-in.',
    effect: 'Opens a session there. The day is recorded there, once.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Open the daily check-in' })
  @ApiEnvelope(LaunchGameResult, ofDailyGame)
  dailyCheckIn(@Self() member: MemberRef): Promise<LaunchGameResult> {
    return this.external.dailyGame(member, 'daily-check-in');
  }
}
