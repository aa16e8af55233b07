import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotOffered } from '@housebrand/providers/nest';
import { type MemberRef } from '@housebrand/shared';
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
  ApiAddition,
} from '@housebrand/shared/nest';
import { AffiliateSummary, IncomeDay, IncomeEntry, DownlineMember } from '../core/contracts';
import { AffiliateService } from './affiliate.service';
import { DownlinesQueryDto, IncomeLinesQueryDto } from './dto/income-lists.dto';
import { IncomeHistory } from './income/income-history.service';

const noFeed = (): NotOffered => new NotOffered({ call: 'gamePlatform.betFeed' });
const errors = [noFeed];

@ApiTags('affiliate')
@Menu('referral')
@Controller('api/apps/affiliates')
export class AffiliateController {
  constructor(
    private readonly affiliates: AffiliateService,
    private readonly history: IncomeHistory,
  ) {}

  @Get('summary/:prefix/:username')
  @ApiCall('getAffiliateSummary', {
    purpose: 'Fills the head of the referral page: referral link, income so far and downlines.',
  })
  @ApiOperation({ summary: "Get a member's referral summary" })
  @ApiMemberPath()
  @ApiEnvelope(AffiliateSummary, { errors })
  summary(@CurrentSession() { memberId, ...member }: MemberPrincipal): Promise<AffiliateSummary> {
    return this.affiliates.summary(member, memberId);
  }

  @Get('income_histories/:prefix/:username')
  @ApiCall('listIncomeDays', { purpose: 'Lists the business days with income, newest first, each with its total.' })
  @ApiOperation({ summary: 'List income by business day' })
  @ApiMemberPath()
  @ApiPage(IncomeDay, { errors, byDays: true })
  days(@Self() member: MemberRef, @Query() query: DateRangeDto): Promise<Paged<IncomeDay>> {
    return this.history.days(member, query);
  }

  @Get('income_lines/:prefix/:username')
  @ApiAddition()
  @ApiCall('listIncomeLines', { purpose: "Traces a day's income to the bets that earned it." })
  @ApiOperation({
    summary: 'List the income of each bet',
    description: 'A bet that was voided appears twice, with opposite signs.',
  })
  @ApiMemberPath()
  @ApiPage(IncomeEntry, { errors })
  lines(@Self() member: MemberRef, @Query() { date, ...page }: IncomeLinesQueryDto): Promise<Paged<IncomeEntry>> {
    return this.history.lines(member, date, page);
  }

  @Get('downline_income/:prefix/:username')
  @ApiCall('listDownlineIncome', { purpose: 'Shows how much income each downline brought, highest first.' })
  @ApiOperation({ summary: 'List income by downline' })
  @ApiMemberPath()
  @ApiPage(DownlineMember, { errors, byDays: true })
  byMember(@Self() member: MemberRef, @Query() query: DateRangeDto): Promise<Paged<DownlineMember>> {
    return this.history.byMember(member, query);
  }

  @Get('downlines')
  @ApiCall('listDownlines', {
    purpose: 'Searches and pages through the downlines, most recent registration first. Usernames are masked.',
  })
  @ApiOperation({ summary: "List a member's downlines" })
  @ApiPage(DownlineMember)
  downlines(
    @Self() member: MemberRef,
    @Query() { level, search, ...page }: DownlinesQueryDto,
  ): Promise<Paged<DownlineMember>> {
    return this.history.downlines(member, page, { ...(level && { level }), ...(search && { search }) });
  }
}
