import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import { ApiCall, AgentKeyAllowed, ApiAgentPath, ApiEnvelope, Subject, unavailable } from '@housebrand/shared/nest';
import type { ProfileAndCredit } from '../core';
import { BalanceService } from './balance.service';
import { ProfileAndCreditDto, ProfileAndCreditRequestDto } from './dto/profile-and-credit.dto';

@ApiTags('wallet')
@Controller('api/apps')
export class WalletController {
  constructor(private readonly balances: BalanceService) {}

  @Post('getProfileAndCredit/:prefix')
  @AgentKeyAllowed()
  @ApiCall('getCredit', {
    purpose: 'The balance above every page; an agent’s own system reads it for any of its members.',
    effect: 'None: it reads.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: "A member's credit and points, as the provider holds them" })
  @ApiAgentPath()
  @ApiEnvelope(ProfileAndCreditDto, { errors: [Forbidden, NotFound, unavailable('memberSystem')] })
  find(@Subject() member: MemberRef, @Body() _: ProfileAndCreditRequestDto): Promise<ProfileAndCredit> {
    return this.balances.find(member);
  }
}
