import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
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
import { RedirectLoginClosed } from '../core';
import { RedirectLoginResult, BridgeProvider, BridgeGame } from '../core/contracts';
import { BridgeService } from './bridge.service';
import { BridgeGameListDto, RedirectLoginDto } from './dto/bridge.dto';

/** The member-system bridge (specification section 7). */
@ApiTags('games')
@Controller('api/apps')
export class BridgeController {
  constructor(private readonly bridge: BridgeService) {}

  @Post('redirectLogin/:prefix')
  @Menu('game')
  @ApiCall('openMemberSite', {
    purpose: "Logs a member in to the member system's own site without asking for the password.",
    effect: 'Creates a single-use address, valid for 60 seconds.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Open the member system's own site" })
  @ApiAgentPath()
  @ApiEnvelope(RedirectLoginResult, { errors: [RedirectLoginClosed, unavailable('memberSystem')] })
  redirectLogin(@Subject() member: MemberRef, @Body() _: RedirectLoginDto): Promise<RedirectLoginResult> {
    return this.bridge.redirectLogin(member);
  }

  @Post('providerPrefixList/:prefix')
  @AgentKeyAllowed()
  @ApiCall('listBridgeStudios', {
    purpose: "Fills the tabs of an agent's own site with the codes of the game providers it offers.",
    effect: 'None (read only).',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'List game providers by tab' })
  @ApiAgentPath()
  @ApiEnvelope(BridgeProvider, { isArray: true, errors: [unavailable('memberSystem')] })
  providers(@CurrentCaller() { prefix }: Caller): Promise<BridgeProvider[]> {
    return this.bridge.providers(prefix);
  }

  @Post('gameList/:prefix')
  @AgentKeyAllowed()
  @ApiCall('listBridgeGames', {
    purpose: "Fills a tab of an agent's own site with the games it offers.",
    effect: 'None (read only).',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'List the games of a tab' })
  @ApiAgentPath()
  @ApiEnvelope(BridgeGame, { isArray: true, errors: [unavailable('memberSystem')] })
  games(@CurrentCaller() { prefix }: Caller, @Body() { tab }: BridgeGameListDto): Promise<BridgeGame[]> {
    return this.bridge.games(prefix, tab);
  }
}
