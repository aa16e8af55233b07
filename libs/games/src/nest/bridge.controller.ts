import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  AgentKeyAllowed,
  ApiAgentPath,
  ApiEnvelope,
  CurrentCaller,
  Menu,
  Subject,
  unavailable,
  type Caller,
} from '@housebrand/shared/nest';
import { RedirectLoginClosed, type BridgeGame, type BridgeProvider, type RedirectLoginResult } from '../core';
import { BridgeService } from './bridge.service';
import {
  BridgeGameDto,
  BridgeGameListDto,
  BridgeProviderDto,
  RedirectLoginDto,
  RedirectLoginResultDto,
} from './dto/bridge.dto';

/** The member-system bridge (specification section 7). */
@ApiTags('games')
@Controller('api/apps')
export class BridgeController {
  constructor(private readonly bridge: BridgeService) {}

  @Post('redirectLogin/:prefix')
  @Menu('game')
  @ApiCall('openMemberSite', {
    purpose: 'A logged-in member goes to the member system’s own site without typing the password again.',
    effect: 'A one-use address, good for 60 seconds.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: "An address of the member system's own site, for which no password is typed" })
  @ApiAgentPath()
  @ApiEnvelope(RedirectLoginResultDto, { errors: [Forbidden, RedirectLoginClosed, unavailable('memberSystem')] })
  redirectLogin(@Subject() member: MemberRef, @Body() _: RedirectLoginDto): Promise<RedirectLoginResult> {
    return this.bridge.redirectLogin(member);
  }

  @Post('providerPrefixList/:prefix')
  @AgentKeyAllowed()
  @ApiCall('listBridgeStudios', {
    purpose: 'An agent’s own site fills its tabs with studios.',
    effect: 'None: it reads.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Codes of the studios that the agent offers, by tab' })
  @ApiAgentPath()
  @ApiEnvelope(BridgeProviderDto, { isArray: true, errors: [Forbidden, unavailable('memberSystem')] })
  providers(@CurrentCaller() { prefix }: Caller): Promise<BridgeProvider[]> {
    return this.bridge.providers(prefix);
  }

  @Post('gameList/:prefix')
  @AgentKeyAllowed()
  @ApiCall('listBridgeGames', {
    purpose: 'An agent’s own site fills a tab with games.',
    effect: 'None: it reads.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Games of a tab that the agent offers' })
  @ApiAgentPath()
  @ApiEnvelope(BridgeGameDto, { isArray: true, errors: [Forbidden, unavailable('memberSystem')] })
  games(@CurrentCaller() { prefix }: Caller, @Body() { tab }: BridgeGameListDto): Promise<BridgeGame[]> {
    return this.bridge.games(prefix, tab);
  }
}
