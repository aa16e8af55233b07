import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, IdempotencyKey, Menu, Self, unavailable, Ours } from '@housebrand/shared/nest';
import { ProviderRefused } from '@housebrand/providers/nest';
import {
  MoveUnderWay,
  TurnoverMissing,
  type BonusSetting,
  type CashBack,
  type IncomeCondition,
  type MoveView,
  type WithdrawCondition,
} from '../../core';
import {
  AmountRequestDto,
  BonusRequestDto,
  BonusSettingDto,
  CashBackDto,
  IncomeConditionDto,
  MoveDto,
  MoveParamDto,
  WithdrawConditionDto,
} from '../dto/withdrawals.dto';
import { MovesMoney } from '../moves/moves-money';
import { ProviderMoves } from '../moves/provider-moves.service';
import { WithdrawalsService } from './withdrawals.service';

const away = unavailable('gamePlatform');
const refused = (): ProviderRefused =>
  new ProviderRefused({ call: 'gamePlatform.withdrawCredit', code: 3101, providerMessage: 'one is open already' });
const moving = [MoveUnderWay, refused, away];

/** A member's own money: no menu and no break of play closes it. */
@ApiTags('wallet')
@Controller('api/provider')
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: WithdrawalsService,
    private readonly moves: ProviderMoves,
  ) {}

  @Get('withdraw-condition')
  @ApiCall('getWithdrawCondition', { purpose: 'Before a withdrawal: how much may leave, and what stands in the way.' })
  @ApiOperation({ summary: 'Whether money may be withdrawn, how much, and what stands in the way' })
  @ApiEnvelope(WithdrawConditionDto, { errors: [away] })
  condition(@Self() member: MemberRef): Promise<WithdrawCondition> {
    return this.withdrawals.condition(member);
  }

  @Post('withdraw')
  @MovesMoney()
  @ApiCall('withdraw', {
    purpose: 'A member wants money paid out.',
    effect:
      'A payout is asked for at the provider, which is never asked twice: an unknown outcome is settled from its reports.',
  })
  @ApiOperation({ summary: 'Asks for a payout; 202 with UNKNOWN while nobody knows whether it was taken' })
  @ApiEnvelope(MoveDto, { errors: [() => new TurnoverMissing(18_000n), ...moving] })
  withdraw(
    @Self() member: MemberRef,
    @IdempotencyKey() key: string,
    @Body() body: AmountRequestDto,
  ): Promise<MoveView> {
    return this.withdrawals.withdraw(member, key, body);
  }

  @Get('move/:id')
  @Ours()
  @ApiCall('getMove', { purpose: 'What became of a withdrawal or claim whose outcome was `UNKNOWN`.' })
  @ApiOperation({ summary: 'How a withdrawal or a claim of the member stands: what is UNKNOWN is asked for' })
  @ApiEnvelope(MoveDto, { errors: [NotFound] })
  move(@Self() member: MemberRef, @Param() { id }: MoveParamDto): Promise<MoveView> {
    return this.moves.find(member, id);
  }

  @Get('withdraw-income-condition')
  @ApiCall('getIncomeCondition', { purpose: 'Before a claim: how much income there is.' })
  @ApiOperation({ summary: 'Income that was gathered, and whether it may become credit' })
  @ApiEnvelope(IncomeConditionDto, { errors: [away] })
  incomeCondition(@Self() member: MemberRef): Promise<IncomeCondition> {
    return this.withdrawals.incomeCondition(member);
  }

  @Post('claim-point')
  @MovesMoney()
  @ApiCall('claimIncome', {
    purpose: 'A member turns gathered points into credit.',
    effect: 'The provider moves the income to the credit.',
  })
  @ApiOperation({ summary: 'Moves gathered income to the credit; 202 with UNKNOWN while nobody knows' })
  @ApiEnvelope(MoveDto, { errors: moving })
  claimIncome(
    @Self() member: MemberRef,
    @IdempotencyKey() key: string,
    @Body() body: AmountRequestDto,
  ): Promise<MoveView> {
    return this.withdrawals.claimIncome(member, key, body);
  }

  @Get('check-cash-back')
  @Menu('cashback')
  @ApiCall('getCashBack', { purpose: 'Before a claim: how much of the net loss comes back.' })
  @ApiOperation({ summary: 'What may be claimed of the net loss since the last claim' })
  @ApiEnvelope(CashBackDto, { errors: [away] })
  cashBack(@Self() member: MemberRef): Promise<CashBack> {
    return this.withdrawals.cashBack(member);
  }

  @Post('claim-cash-back')
  @Menu('cashback')
  @MovesMoney()
  @ApiCall('claimCashBack', {
    purpose: 'A member claims the cashback.',
    effect: 'The provider pays the cashback to the credit.',
  })
  @ApiOperation({ summary: 'Claims all of the cashback; 202 with UNKNOWN while nobody knows' })
  @ApiEnvelope(MoveDto, { errors: moving })
  claimCashBack(@Self() member: MemberRef, @IdempotencyKey() key: string): Promise<MoveView> {
    return this.withdrawals.claimCashBack(member, key);
  }

  @Post('bonus')
  @ApiCall('setBonus', {
    purpose: 'A member wants, or no longer wants, bonuses on deposits.',
    effect: 'Later deposits bring a bonus, or none.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Whether later deposits bring a bonus, which must be played before money may leave' })
  @ApiEnvelope(BonusSettingDto, { errors: [away] })
  setBonus(@Self() member: MemberRef, @Body() body: BonusRequestDto): Promise<BonusSetting> {
    return this.withdrawals.setBonus(member, body);
  }
}
