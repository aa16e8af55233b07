import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import {
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
  @ApiOperation({ summary: "An address of the member system's own site, for which no password is typed" })
  @ApiAgentPath()
  @ApiEnvelope(RedirectLoginResultDto, { errors: [Forbidden, RedirectLoginClosed, unavailable('memberSystem')] })
  redirectLogin(@Subject() member: MemberRef, @Body() _: RedirectLoginDto): Promise<RedirectLoginResult> {
    return this.bridge.redirectLogin(member);
  }

  @Post('providerPrefixList/:prefix')
  @AgentKeyAllowed()
  @ApiOperation({ summary: 'Codes of the studios that the agent offers, by tab' })
  @ApiAgentPath()
  @ApiEnvelope(BridgeProviderDto, { isArray: true, errors: [Forbidden, unavailable('memberSystem')] })
  providers(@CurrentCaller() { prefix }: Caller): Promise<BridgeProvider[]> {
    return this.bridge.providers(prefix);
  }

  @Post('gameList/:prefix')
  @AgentKeyAllowed()
  @ApiOperation({ summary: 'Games of a tab that the agent offers' })
  @ApiAgentPath()
  @ApiEnvelope(BridgeGameDto, { isArray: true, errors: [Forbidden, unavailable('memberSystem')] })
  games(@CurrentCaller() { prefix }: Caller, @Body() { tab }: BridgeGameListDto): Promise<BridgeGame[]> {
    return this.bridge.games(prefix, tab);
  }
}
