import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { UnknownOfficeMember } from '@housebrand/office';
import {
  AuditPage,
  FoundMembers,
  MemberLimits,
  MemberNotes,
  MemberPage,
  MemberReferrals,
  MemberSessionList,
  PlayHistory,
  SecondFactors,
  Statement,
} from '@housebrand/office/contracts';
import { MemberNotesService, OfficeOperation, Staff } from '@housebrand/office/nest';
import { PlayHistoryService } from '@housebrand/protection/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { STATEMENT_LIMITS } from '@housebrand/wallet';
import { StatementService } from '@housebrand/wallet/nest';
import { AuditPages } from '../audit/audit-pages.service';
import { CursorDto, MEMBER_PARAM, MemberSearchDto, MemberStatementDto, PlayMonthDto } from '../dto/office.dto';
import { MemberPages } from './member-pages.service';

const ERRORS = { errors: [Forbidden, UnknownOfficeMember] };

/** What staff read about members. */
@ApiTags('members')
@Controller('api/office/members')
export class MemberPagesController {
  constructor(
    private readonly pages: MemberPages,
    private readonly statements: StatementService,
    private readonly play: PlayHistoryService,
    private readonly notes: MemberNotesService,
    private readonly audit: AuditPages,
  ) {}

  @Get()
  @OfficeOperation('members.search', { purpose: "Finds the agent's members by username, number or referral code." })
  @ApiOperation({ summary: 'Search members' })
  @ApiEnvelope(FoundMembers, { errors: [Forbidden] })
  search(@Staff() staff: StaffPrincipal, @Query() { query, cursor }: MemberSearchDto): Promise<FoundMembers> {
    return this.pages.search(staff, query?.trim() ?? '', cursor);
  }

  @Get(':username')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.read', { purpose: "Shows the head of a member's page, with the credit as of now." })
  @ApiOperation({ summary: 'Get a member' })
  @ApiEnvelope(MemberPage, ERRORS)
  page(@Staff() staff: StaffPrincipal, @Param('username') username: string): Promise<MemberPage> {
    return this.pages.page(staff, username);
  }

  @Get(':username/statement')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.statement', { purpose: "Lists the movements of a member's credit, newest first." })
  @ApiOperation({ summary: "Get a member's statement" })
  @ApiEnvelope(Statement, ERRORS)
  async statement(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Query() { from, to, cursor }: MemberStatementDto,
  ): Promise<Statement> {
    const query = {
      limit: STATEMENT_LIMITS.standard,
      ...(from && { fromDate: from }),
      ...(to && { toDate: to }),
      ...(cursor && { cursor }),
    };
    return this.statements.page(await this.pages.member(staff, username), query);
  }

  @Get(':username/play')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.play', { purpose: 'Shows a month of play, by day and game.' })
  @ApiOperation({ summary: "Get a member's play" })
  @ApiEnvelope(PlayHistory, ERRORS)
  async playOf(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Query() { month }: PlayMonthDto,
  ): Promise<PlayHistory> {
    return this.play.month(await this.pages.member(staff, username), month);
  }

  @Get(':username/limits')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.limits', { purpose: "Shows a member's own limits and exclusion." })
  @ApiOperation({ summary: "Get a member's limits" })
  @ApiEnvelope(MemberLimits, ERRORS)
  async limits(@Staff() staff: StaffPrincipal, @Param('username') username: string): Promise<MemberLimits> {
    return this.pages.limits(await this.pages.member(staff, username));
  }

  @Get(':username/sessions')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.sessions', { purpose: "Lists a member's devices that are logged in." })
  @ApiOperation({ summary: "List a member's sessions" })
  @ApiEnvelope(MemberSessionList, ERRORS)
  async sessions(@Staff() staff: StaffPrincipal, @Param('username') username: string): Promise<MemberSessionList> {
    return this.pages.sessionsOf(await this.pages.member(staff, username));
  }

  @Get(':username/factors')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.factors', { purpose: "Lists a member's second factors." })
  @ApiOperation({ summary: "List a member's second factors" })
  @ApiEnvelope(SecondFactors, ERRORS)
  async factors(@Staff() staff: StaffPrincipal, @Param('username') username: string): Promise<SecondFactors> {
    return this.pages.factorsOf(await this.pages.member(staff, username));
  }

  @Get(':username/referrals')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.referrals', { purpose: 'Shows who invited a member, and whom the member invited.' })
  @ApiOperation({ summary: "Get a member's referrals" })
  @ApiEnvelope(MemberReferrals, ERRORS)
  async referrals(@Staff() staff: StaffPrincipal, @Param('username') username: string): Promise<MemberReferrals> {
    return this.pages.referralsOf(await this.pages.member(staff, username));
  }

  @Get(':username/notes')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.notes', { purpose: 'Lists what staff noted about a member, newest first.' })
  @ApiOperation({ summary: 'List notes about a member' })
  @ApiEnvelope(MemberNotes, ERRORS)
  async notesOf(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Query() { cursor }: CursorDto,
  ): Promise<MemberNotes> {
    return this.notes.list(await this.pages.member(staff, username), cursor);
  }

  @Get(':username/audit')
  @ApiParam(MEMBER_PARAM)
  @OfficeOperation('members.audit', { purpose: 'Lists the audited actions of and about a member, newest first.' })
  @ApiOperation({ summary: "List a member's audit entries" })
  @ApiEnvelope(AuditPage, ERRORS)
  async auditOf(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Query() { cursor }: CursorDto,
  ): Promise<AuditPage> {
    const member = await this.pages.member(staff, username);
    return this.audit.list(member.prefix, { about: member.username }, cursor);
  }
}
