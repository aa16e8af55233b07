import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, ApiPage, Self, unavailable, type Paged, Ours } from '@housebrand/shared/nest';
import type { ReportedDeposit, ReportedPayment, ReportSummary } from '../../core';
import {
  ReportedDepositDto,
  ReportedPaymentDto,
  ReportQueryDto,
  ReportSummaryDto,
  ReportYearDto,
} from '../dto/reports.dto';
import { ReportsService } from './reports.service';

const errors = [unavailable('gamePlatform')];

/** A member's own money: no menu closes it. */
@ApiTags('wallet')
@Controller('api/provider')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get('report-deposit')
  @ApiCall('listDeposits', { purpose: 'The deposits of a year as the provider has them.' })
  @ApiOperation({ summary: "The member's deposits of a year, newest first" })
  @ApiPage(ReportedDepositDto, { errors, byDays: true })
  deposits(@Self() member: MemberRef, @Query() query: ReportQueryDto): Promise<Paged<ReportedDeposit>> {
    return this.reports.deposits(member, query);
  }

  @Get('report-withdraw')
  @ApiCall('listWithdrawals', { purpose: 'The withdrawals of a year as the provider has them.' })
  @ApiOperation({ summary: "The member's withdrawals of a year, newest first" })
  @ApiPage(ReportedPaymentDto, { errors, byDays: true })
  withdrawals(@Self() member: MemberRef, @Query() query: ReportQueryDto): Promise<Paged<ReportedPayment>> {
    return this.reports.withdrawals(member, query);
  }

  @Get('report-deposit-summary')
  @Ours()
  @ApiCall('summarizeDeposits', { purpose: 'The sums above a year’s deposits.' })
  @ApiOperation({ summary: "A year's completed deposits: how many, how much, and by month" })
  @ApiEnvelope(ReportSummaryDto, { errors })
  depositSummary(@Self() member: MemberRef, @Query() { year }: ReportYearDto): Promise<ReportSummary> {
    return this.reports.summary('deposit', member, year);
  }

  @Get('report-withdraw-summary')
  @Ours()
  @ApiCall('summarizeWithdrawals', { purpose: 'The sums above a year’s withdrawals.' })
  @ApiOperation({ summary: "A year's completed withdrawals: how many, how much, and by month" })
  @ApiEnvelope(ReportSummaryDto, { errors })
  withdrawSummary(@Self() member: MemberRef, @Query() { year }: ReportYearDto): Promise<ReportSummary> {
    return this.reports.summary('withdraw', member, year);
  }
}
