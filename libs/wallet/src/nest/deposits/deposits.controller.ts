import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, IdempotencyKey, Menu, Self, unavailable } from '@housebrand/shared/nest';
import { ProviderRefused } from '@housebrand/providers/nest';
import { MoveUnderWay, type OpenDepositResult, type ReceivingBankAccount, type ReceivingWallet } from '../../core';
import { MovesMoney } from '../moves/moves-money';
import { DepositsService } from './deposits.service';
import { OpenDepositDto, OpenDepositResultDto, ReceivingBankAccountDto, ReceivingWalletDto } from '../dto/deposits.dto';

const errors = [Forbidden, unavailable('gamePlatform')];
const refused = (): ProviderRefused =>
  new ProviderRefused({ call: 'gamePlatform.depositPointCreate', code: 3001, providerMessage: 'minimum 20.00 baht' });

@ApiTags('wallet')
@Controller('api/provider')
@Menu('deposit')
export class DepositsController {
  constructor(private readonly deposits: DepositsService) {}

  @Get('bank-deposit-auto')
  @ApiCall('listDepositAccounts', { purpose: 'Where to transfer to.' })
  @ApiOperation({ summary: 'Bank accounts to transfer to' })
  @ApiEnvelope(ReceivingBankAccountDto, { isArray: true, errors })
  bankAccounts(@Self() member: MemberRef): Promise<ReceivingBankAccount[]> {
    return this.deposits.bankAccounts(member);
  }

  @Get('bank-deposit-true-money')
  @ApiCall('getTrueMoneyAccount', { purpose: 'Where to send to from True Money.' })
  @ApiOperation({ summary: 'The True Money wallet to send to; `null` where there is none' })
  @ApiEnvelope(ReceivingWalletDto, { errors })
  wallet(@Self() member: MemberRef): Promise<ReceivingWallet | null> {
    return this.deposits.wallet(member);
  }

  @Post('deposit-point-create')
  @MovesMoney()
  @ApiCall('openDeposit', {
    purpose: 'A member wants to deposit a sum and be recognised by it.',
    effect: 'A deposit waits for its money, with an amount of its own.',
  })
  @ApiOperation({
    summary: 'Opens a deposit: an amount to the satang, and its QR; 202 with UNKNOWN while nobody knows',
  })
  @ApiEnvelope(OpenDepositResultDto, { errors: [...errors, MoveUnderWay, refused] })
  open(
    @Self() member: MemberRef,
    @IdempotencyKey() key: string,
    @Body() body: OpenDepositDto,
  ): Promise<OpenDepositResult> {
    return this.deposits.open(member, key, body);
  }
}
