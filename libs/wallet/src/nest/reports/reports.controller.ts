import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, ApiPage, Self, unavailable, type Paged, ApiAddition } from '@housebrand/shared/nest';
import { ReportedWithdrawal, ReportedDeposit, ReportSummary } from '../../core/contracts';
import { ReportQueryDto, ReportYearDto } from '../dto/reports.dto';
import { ReportsService } from './reports.service';

const errors = [unavailable('gamePlatform')];

/** A member's own money: no menu setting hides it. */
@ApiTags('wallet')
@Controller('api/provider')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get('report-deposit')
  @ApiCall('listDeposits', { purpose: "Lists a year's deposits as the provider reports them, newest first." })
  @ApiOperation({ summary: "List a year's deposits" })
  @ApiPage(ReportedDeposit, { errors, byDays: true })
  deposits(@Self() member: MemberRef, @Query() query: ReportQueryDto): Promise<Paged<ReportedDeposit>> {
    return this.reports.deposits(member, query);
  }

  @Get('report-withdraw')
  @ApiCall('listWithdrawals', { purpose: "Lists a year's withdrawals as the provider reports them, newest first." })
  @ApiOperation({ summary: "List a year's withdrawals" })
  @ApiPage(ReportedWithdrawal, { errors, byDays: true })
  withdrawals(@Self() member: MemberRef, @Query() query: ReportQueryDto): Promise<Paged<ReportedWithdrawal>> {
    return this.reports.withdrawals(member, query);
  }

  @Get('report-deposit-summary')
  @ApiAddition()
  @ApiCall('summarizeDeposits', { purpose: 'Returns number, total and monthly totals of completed deposits.' })
  @ApiOperation({ summary: "Summarize a year's deposits" })
  @ApiEnvelope(ReportSummary, { errors })
  depositSummary(@Self() member: MemberRef, @Query() { year }: ReportYearDto): Promise<ReportSummary> {
    return this.reports.summary('deposit', member, year);
  }

  @Get('report-withdraw-summary')
  @ApiAddition()
  @ApiCall('summarizeWithdrawals', { purpose: 'Returns number, total and monthly totals of completed withdrawals.' })
  @ApiOperation({ summary: "Summarize a year's withdrawals" })
  @ApiEnvelope(ReportSummary, { errors })
  withdrawSummary(@Self() member: MemberRef, @Query() { year }: ReportYearDto): Promise<ReportSummary> {
    return this.reports.summary('withdraw', member, year);
  }
}
