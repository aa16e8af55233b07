import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotOffered } from '@housebrand/providers/nest';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  ApiPage,
  CurrentSession,
  DateRangeDto,
  Menu,
  Self,
  type MemberPrincipal,
  type Paged,
  Ours,
} from '@housebrand/shared/nest';
import type { AffiliateSummary, DownlineMember, IncomeDay, IncomeEntry } from '../core';
import { AffiliateService } from './affiliate.service';
import { AffiliateSummaryDto } from './dto/affiliate-summary.dto';
import {
  DownlineMemberDto,
  DownlinesQueryDto,
  IncomeDayDto,
  IncomeEntryDto,
  IncomeLinesQueryDto,
} from './dto/income-lists.dto';
import { IncomeHistory } from './income/income-history.service';

const noFeed = (): NotOffered => new NotOffered({ call: 'gamePlatform.betFeed' });
const errors = [Forbidden, noFeed];

@ApiTags('affiliate')
@Menu('referral')
@Controller('api/apps/affiliates')
export class AffiliateController {
  constructor(
    private readonly affiliates: AffiliateService,
    private readonly history: IncomeHistory,
  ) {}

  @Get('summary/:prefix/:username')
  @ApiCall('getAffiliateSummary', { purpose: 'The head of the referral page: link, income so far, members below.' })
  @ApiOperation({ summary: "The member's referral link, income and members below" })
  @ApiMemberPath()
  @ApiEnvelope(AffiliateSummaryDto, { errors })
  summary(@CurrentSession() { memberId, ...member }: MemberPrincipal): Promise<AffiliateSummary> {
    return this.affiliates.summary(member, memberId);
  }

  @Get('income_histories/:prefix/:username')
  @ApiCall('listIncomeDays', { purpose: 'Which business days brought income, for a list with a sum a day.' })
  @ApiOperation({ summary: 'Income by business days, newest first' })
  @ApiMemberPath()
  @ApiPage(IncomeDayDto, { errors, byDays: true })
  days(@Self() member: MemberRef, @Query() query: DateRangeDto): Promise<Paged<IncomeDay>> {
    return this.history.days(member, query);
  }

  @Get('income_lines/:prefix/:username')
  @Ours()
  @ApiCall('listIncomeLines', { purpose: 'To trace the income of a day to the bets that made it.' })
  @ApiOperation({
    summary: 'What each bet of a day has brought',
    description: 'Ours, beyond the specification. A bet that became void stands there twice, with both signs.',
  })
  @ApiMemberPath()
  @ApiPage(IncomeEntryDto, { errors })
  lines(@Self() member: MemberRef, @Query() { date, ...page }: IncomeLinesQueryDto): Promise<Paged<IncomeEntry>> {
    return this.history.lines(member, date, page);
  }

  @Get('downline_income/:prefix/:username')
  @ApiCall('listDownlineIncome', { purpose: 'Who below the member brings how much.' })
  @ApiOperation({ summary: 'Income by members below, the most first' })
  @ApiMemberPath()
  @ApiPage(DownlineMemberDto, { errors, byDays: true })
  byMember(@Self() member: MemberRef, @Query() query: DateRangeDto): Promise<Paged<DownlineMember>> {
    return this.history.byMember(member, query);
  }

  @Get('downlines')
  @ApiCall('listDownlines', { purpose: 'The members below, to search and to page through.' })
  @ApiOperation({ summary: 'Members below, the last who joined first; their names are masked' })
  @ApiPage(DownlineMemberDto)
  downlines(
    @Self() member: MemberRef,
    @Query() { level, search, ...page }: DownlinesQueryDto,
  ): Promise<Paged<DownlineMember>> {
    return this.history.downlines(member, page, { ...(level && { level }), ...(search && { search }) });
  }
}
