import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotOffered } from '@housebrand/providers/nest';
import { type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  ApiPage,
  DateRangeDto,
  IdempotencyKey,
  Idempotent,
  type Paged,
  Self,
  unavailable,
} from '@housebrand/shared/nest';
import { IncomeTooLittle } from '../core';
import { RemainingIncome, IncomeWithdrawal } from '../core/contracts';
import { AffiliateService } from './affiliate.service';
import { IncomeHistory } from './income/income-history.service';
import { IncomeWithdrawals } from './income/income-withdrawal.service';

const noFeed = (): NotOffered => new NotOffered({ call: 'gamePlatform.betFeed' });
const tooLittle = (): IncomeTooLittle => new IncomeTooLittle(2_000n, 550n);

/** Withdrawals of income. They have no `@Menu`, because members can always reach their own money. */
@ApiTags('affiliate')
@Controller('api/apps/affiliates')
export class IncomeWithdrawalsController {
  constructor(
    private readonly affiliates: AffiliateService,
    private readonly history: IncomeHistory,
    private readonly income: IncomeWithdrawals,
  ) {}

  @Get('remaining_income/:prefix/:username')
  @ApiCall('getRemainingIncome', {
    purpose: 'Shows before a withdrawal how much income is available and whether it reaches the minimum.',
  })
  @ApiOperation({ summary: 'Get income not yet withdrawn' })
  @ApiMemberPath()
  @ApiEnvelope(RemainingIncome, { errors: [noFeed] })
  remaining(@Self() member: MemberRef): Promise<RemainingIncome> {
    return this.affiliates.remaining(member);
  }

  @Get('withdraw_histories/:prefix/:username')
  @ApiCall('listIncomeWithdrawals', {
    purpose: 'Shows the income moved to credit, newest first, and the state of each withdrawal.',
  })
  @ApiOperation({ summary: 'List withdrawals of income' })
  @ApiMemberPath()
  @ApiPage(IncomeWithdrawal, { byDays: true })
  withdrawals(@Self() member: MemberRef, @Query() query: DateRangeDto): Promise<Paged<IncomeWithdrawal>> {
    return this.history.withdrawals(member, query);
  }

  @Post('withdraw_income')
  @Idempotent({ isRequired: true })
  @ApiCall('withdrawIncome', {
    purpose: "Turns all of a member's referral income into credit.",
    effect: 'Locks the income and starts the payment to credit. If the provider refuses, the income is released.',
  })
  @ApiOperation({
    summary: 'Move all income to credit',
    description: 'The reply shows the withdrawal in its initial state. Follow it in `withdraw_histories`.',
  })
  @ApiEnvelope(IncomeWithdrawal, { errors: [tooLittle, unavailable('gamePlatform')] })
  withdraw(@Self() member: MemberRef, @IdempotencyKey() key: string): Promise<IncomeWithdrawal> {
    return this.income.withdraw(member, key);
  }
}
