import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, IdempotencyKey, Menu, Self, unavailable, ApiAddition } from '@housebrand/shared/nest';
import { ProviderRefused } from '@housebrand/providers/nest';
import { MoveUnderWay, TurnoverMissing } from '../../core';
import { BonusSetting, MoveView, WithdrawCondition, IncomeCondition, CashBack } from '../../core/contracts';
import { AmountRequestDto, BonusRequestDto, MoveParamDto } from '../dto/withdrawals.dto';
import { MovesMoney } from '../unkeyed-moves/moves-money';
import { ProviderMoves } from '../unkeyed-moves/provider-moves.service';
import { WithdrawalsService } from './withdrawals.service';

const away = unavailable('gamePlatform');
const refused = (): ProviderRefused =>
  new ProviderRefused({ call: 'gamePlatform.withdrawCredit', code: 3101, providerMessage: 'one is open already' });
const moving = [MoveUnderWay, refused, away];

/** A member's own money: no menu setting, cool-off or self-exclusion blocks a withdrawal. */
@ApiTags('wallet')
@Controller('api/provider')
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: WithdrawalsService,
    private readonly moves: ProviderMoves,
  ) {}

  @Get('withdraw-condition')
  @ApiCall('getWithdrawCondition', {
    purpose: 'Shows before a withdrawal how much can be withdrawn and what blocks it.',
  })
  @ApiOperation({ summary: 'Check whether a withdrawal is possible' })
  @ApiEnvelope(WithdrawCondition, { errors: [away] })
  condition(@Self() member: MemberRef): Promise<WithdrawCondition> {
    return this.withdrawals.condition(member);
  }

  @Post('withdraw')
  @MovesMoney()
  @ApiCall('withdraw', {
    purpose: "Requests a payout to the member's bank account.",
    effect: 'Sends one request to the provider and never repeats it: an unknown outcome is settled from its reports.',
  })
  @ApiOperation({
    summary: 'Request a withdrawal',
    description: 'While it is unknown whether the provider accepted, the reply is 202 with `UNKNOWN`.',
  })
  @ApiEnvelope(MoveView, { errors: [() => new TurnoverMissing(18_000n), ...moving] })
  withdraw(
    @Self() member: MemberRef,
    @IdempotencyKey() key: string,
    @Body() body: AmountRequestDto,
  ): Promise<MoveView> {
    return this.withdrawals.withdraw(member, key, body);
  }

  @Get('move/:id')
  @ApiAddition()
  @ApiCall('getMove', { purpose: 'Shows the outcome of a withdrawal or claim whose outcome was `UNKNOWN`.' })
  @ApiOperation({
    summary: 'Get the state of a transfer',
    description: 'If the outcome is unknown, asks the provider for it.',
  })
  @ApiEnvelope(MoveView, { errors: [NotFound] })
  move(@Self() member: MemberRef, @Param() { id }: MoveParamDto): Promise<MoveView> {
    return this.moves.find(member, id);
  }

  @Get('withdraw-income-condition')
  @ApiCall('getIncomeCondition', {
    purpose: 'Shows before a claim how much income was collected and whether it can become credit.',
  })
  @ApiOperation({ summary: 'Check whether income can be claimed' })
  @ApiEnvelope(IncomeCondition, { errors: [away] })
  incomeCondition(@Self() member: MemberRef): Promise<IncomeCondition> {
    return this.withdrawals.incomeCondition(member);
  }

  @Post('claim-point')
  @MovesMoney()
  @ApiCall('claimIncome', {
    purpose: 'Turns collected points into credit.',
    effect: 'The provider moves the income to the credit.',
  })
  @ApiOperation({
    summary: 'Move collected income to credit',
    description: 'While the outcome is unknown, the reply is 202 with `UNKNOWN`.',
  })
  @ApiEnvelope(MoveView, { errors: moving })
  claimIncome(
    @Self() member: MemberRef,
    @IdempotencyKey() key: string,
    @Body() body: AmountRequestDto,
  ): Promise<MoveView> {
    return this.withdrawals.claimIncome(member, key, body);
  }

  @Get('check-cash-back')
  @Menu('cashback')
  @ApiCall('getCashBack', { purpose: 'Shows how much of the net loss since the last claim is paid back.' })
  @ApiOperation({ summary: 'Get the cashback available to claim' })
  @ApiEnvelope(CashBack, { errors: [away] })
  cashBack(@Self() member: MemberRef): Promise<CashBack> {
    return this.withdrawals.cashBack(member);
  }

  @Post('claim-cash-back')
  @Menu('cashback')
  @MovesMoney()
  @ApiCall('claimCashBack', {
    purpose: 'Pays out the cashback.',
    effect: 'The provider adds the cashback to the credit.',
  })
  @ApiOperation({
    summary: 'Claim all available cashback',
    description: 'While the outcome is unknown, the reply is 202 with `UNKNOWN`.',
  })
  @ApiEnvelope(MoveView, { errors: moving })
  claimCashBack(@Self() member: MemberRef, @IdempotencyKey() key: string): Promise<MoveView> {
    return this.withdrawals.claimCashBack(member, key);
  }

  @Post('bonus')
  @ApiCall('setBonus', {
    purpose: 'Chooses whether later deposits get a bonus. A bonus has a turnover requirement.',
    effect: 'Later deposits get a bonus, or none.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Turn deposit bonuses on or off' })
  @ApiEnvelope(BonusSetting, { errors: [away] })
  setBonus(@Self() member: MemberRef, @Body() body: BonusRequestDto): Promise<BonusSetting> {
    return this.withdrawals.setBonus(member, body);
  }
}
