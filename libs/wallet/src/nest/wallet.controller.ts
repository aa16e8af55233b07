import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound } from '@housebrand/shared';
import { AgentKeyAllowed, ApiEnvelope, ProviderUnavailable } from '@housebrand/shared/nest';
import type { ProfileAndCredit } from '../core';
import { BalanceService } from './balance.service';
import { ProfileAndCreditDto, ProfileAndCreditRequestDto } from './dto/profile-and-credit.dto';

@ApiTags('wallet')
@Controller('api/apps')
export class WalletController {
  constructor(private readonly balances: BalanceService) {}

  @Post('getProfileAndCredit/:prefix')
  @AgentKeyAllowed()
  @ApiOperation({ summary: "A member's credit and points, as the provider holds them" })
  @ApiParam({ name: 'prefix', example: 'MTO' })
  @ApiEnvelope(ProfileAndCreditDto, {
    errors: [Forbidden, NotFound, () => new ProviderUnavailable('memberSystem', 'timeout')],
  })
  find(@Param('prefix') prefix: string, @Body() { username }: ProfileAndCreditRequestDto): Promise<ProfileAndCredit> {
    return this.balances.find(prefix, username);
  }
}
