import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotOffered } from '@housebrand/providers/nest';
import { Forbidden, type MemberRef } from '@housebrand/shared';
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
import { IncomeTooLittle, type IncomeWithdrawal, type RemainingIncome } from '../core';
import { AffiliateService } from './affiliate.service';
import { RemainingIncomeDto } from './dto/affiliate-summary.dto';
import { IncomeWithdrawalDto } from './dto/income-lists.dto';
import { IncomeHistory } from './income/income-history.service';
import { IncomeWithdrawals } from './income/income-withdrawal.service';

const noFeed = (): NotOffered => new NotOffered({ call: 'gamePlatform.betFeed' });
const tooLittle = (): IncomeTooLittle => new IncomeTooLittle(2_000n, 550n);

/** A member's own money: no menu closes it. */
@ApiTags('affiliate')
@Controller('api/apps/affiliates')
export class IncomeWithdrawalsController {
  constructor(
    private readonly affiliates: AffiliateService,
    private readonly history: IncomeHistory,
    private readonly income: IncomeWithdrawals,
  ) {}

  @Get('remaining_income/:prefix/:username')
  @ApiCall('getRemainingIncome', { purpose: 'Before a withdrawal: how much there is, and whether it is enough.' })
  @ApiOperation({ summary: 'Income that is not withdrawn yet' })
  @ApiMemberPath()
  @ApiEnvelope(RemainingIncomeDto, { errors: [Forbidden, noFeed] })
  remaining(@Self() member: MemberRef): Promise<RemainingIncome> {
    return this.affiliates.remaining(member);
  }

  @Get('withdraw_histories/:prefix/:username')
  @ApiCall('listIncomeWithdrawals', { purpose: 'What became of earlier withdrawals of income.' })
  @ApiOperation({ summary: 'Income that went to the credit, newest first' })
  @ApiMemberPath()
  @ApiPage(IncomeWithdrawalDto, { errors: [Forbidden], byDays: true })
  withdrawals(@Self() member: MemberRef, @Query() query: DateRangeDto): Promise<Paged<IncomeWithdrawal>> {
    return this.history.withdrawals(member, query);
  }

  @Post('withdraw_income')
  @Idempotent({ isRequired: true })
  @ApiCall('withdrawIncome', {
    purpose: 'A member turns all of the referral income into credit.',
    effect: 'The income is locked and on its way to the credit; it comes back when the provider refuses.',
  })
  @ApiOperation({
    summary: 'Move all of the income to the credit',
    description: 'The reply is the withdrawal as it begins. What becomes of it shows in `withdraw_histories`.',
  })
  @ApiEnvelope(IncomeWithdrawalDto, { errors: [tooLittle, unavailable('gamePlatform')] })
  withdraw(@Self() member: MemberRef, @IdempotencyKey() key: string): Promise<IncomeWithdrawal> {
    return this.income.withdraw(member, key);
  }
}
