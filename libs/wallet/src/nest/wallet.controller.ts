import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import { ApiCall, AgentKeyAllowed, ApiAgentPath, ApiEnvelope, Subject, unavailable } from '@housebrand/shared/nest';
import { ProfileAndCredit } from '../core/contracts';
import { BalanceService } from './balance.service';
import { ProfileAndCreditRequestDto } from './dto/profile-and-credit.dto';

@ApiTags('wallet')
@Controller('api/apps')
export class WalletController {
  constructor(private readonly balances: BalanceService) {}

  @Post('getProfileAndCredit/:prefix')
  @AgentKeyAllowed()
  @ApiCall('getCredit', {
    purpose:
      "Returns the provider's figures for the balance on every page. An agent's own system can read them for any of its members.",
    effect: 'None (read only).',
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Get a member's credit and points" })
  @ApiAgentPath()
  @ApiEnvelope(ProfileAndCredit, { errors: [NotFound, unavailable('memberSystem')] })
  find(@Subject() member: MemberRef, @Body() _: ProfileAndCreditRequestDto): Promise<ProfileAndCredit> {
    return this.balances.find(member);
  }
}
