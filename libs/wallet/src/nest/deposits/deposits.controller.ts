import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, IdempotencyKey, Menu, Self, unavailable } from '@housebrand/shared/nest';
import { ProviderRefused } from '@housebrand/providers/nest';
import { MoveUnderWay } from '../../core';
import { ReceivingBankAccount, ReceivingWallet, OpenDepositResult } from '../../core/contracts';
import { MovesMoney } from '../unkeyed-moves/moves-money';
import { DepositsService } from './deposits.service';
import { OpenDepositDto } from '../dto/deposits.dto';

const errors = [unavailable('gamePlatform')];
const refused = (): ProviderRefused =>
  new ProviderRefused({ call: 'gamePlatform.depositPointCreate', code: 3001, providerMessage: 'minimum 20.00 baht' });

@ApiTags('wallet')
@Controller('api/provider')
@Menu('deposit')
export class DepositsController {
  constructor(private readonly deposits: DepositsService) {}

  @Get('bank-deposit-auto')
  @ApiCall('listDepositAccounts', { purpose: 'Shows where to transfer a deposit.' })
  @ApiOperation({ summary: 'List bank accounts for deposits' })
  @ApiEnvelope(ReceivingBankAccount, { isArray: true, errors })
  bankAccounts(@Self() member: MemberRef): Promise<ReceivingBankAccount[]> {
    return this.deposits.bankAccounts(member);
  }

  @Get('bank-deposit-true-money')
  @ApiCall('getTrueMoneyAccount', {
    purpose: 'Shows where to send a deposit from True Money. The result is `null` if there is no wallet.',
  })
  @ApiOperation({ summary: 'Get the True Money wallet for deposits' })
  @ApiEnvelope(ReceivingWallet, { errors })
  wallet(@Self() member: MemberRef): Promise<ReceivingWallet | null> {
    return this.deposits.wallet(member);
  }

  @Post('deposit-point-create')
  @MovesMoney()
  @ApiCall('openDeposit', {
    purpose: 'Assigns a deposit a unique amount, so that the transfer can be recognised.',
    effect: 'Creates a deposit that waits for a transfer of exactly the returned amount.',
  })
  @ApiOperation({
    summary: 'Open a deposit',
    description:
      'Returns the amount in satang and its QR code. While the outcome is unknown, the reply is 202 with `UNKNOWN`.',
  })
  @ApiEnvelope(OpenDepositResult, { errors: [...errors, MoveUnderWay, refused] })
  open(
    @Self() member: MemberRef,
    @IdempotencyKey() key: string,
    @Body() body: OpenDepositDto,
  ): Promise<OpenDepositResult> {
    return this.deposits.open(member, key, body);
  }
}
