import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ExclusionNotShorter, MemberHasNoPhone, MemberIsClosed, UnknownOfficeMember } from '@housebrand/office';
import { MemberNote, MemberStatus, OfficeApproval, PersonalData, StaffThread } from '@housebrand/office/contracts';
import { MemberNotesService, OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden, TooManyRequests } from '@housebrand/shared';
import { ApiEnvelope, RemoteAddress, type StaffPrincipal } from '@housebrand/shared/nest';
import { CorrectMemberDto, ExcludeDto, MEMBER_PARAM, MessageToMemberDto, NoteDto } from '../dto/office.dto';
import { MemberActions } from './member-actions.service';
import { MemberPages } from './member-pages.service';

/** What staff do with members' accounts. */
@ApiTags('members')
@Controller('api/office/members/:username')
export class MemberActionsController {
  constructor(
    private readonly actions: MemberActions,
    private readonly pages: MemberPages,
    private readonly notes: MemberNotesService,
  ) {}

  @Post('notes')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.addNote', {
    purpose: 'Notes something about a member.',
    effect: 'Members never see notes; notes cannot be changed.',
  })
  @ApiOperation({ summary: 'Add a note' })
  @ApiEnvelope(MemberNote, { errors: [Forbidden, UnknownOfficeMember] })
  async addNote(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { text }: NoteDto,
  ): Promise<MemberNote> {
    return this.notes.add(await this.pages.member(staff, username), staff.username, text);
  }

  @Post('messages')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.message', {
    purpose: 'Starts a conversation with a member.',
    effect: "The member is notified and reads it among the member's questions. The audit trail has no text.",
  })
  @ApiOperation({ summary: 'Send a message' })
  @ApiEnvelope(StaffThread, { errors: [Forbidden, UnknownOfficeMember] })
  message(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() request: MessageToMemberDto,
  ): Promise<StaffThread> {
    return this.actions.message(staff, username, request);
  }

  @Post('recovery')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.sendRecovery', {
    purpose: 'Helps a member who forgot the password.',
    effect: "Sends the code of `forget-password` to the member's phone; the office never shows it.",
    limits: 'Those of `sendOtp`: per phone number 1 per minute.',
  })
  @ApiOperation({ summary: 'Send a recovery code' })
  @ApiEnvelope(MemberStatus, {
    errors: [Forbidden, UnknownOfficeMember, MemberIsClosed, MemberHasNoPhone, () => new TooManyRequests(60)],
  })
  sendRecovery(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
    @RemoteAddress() ip: string,
  ): Promise<MemberStatus> {
    return this.actions.sendRecovery(staff, username, reason, ip);
  }

  @Post('lock')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.lock', {
    purpose: 'Locks an account.',
    effect: 'Ends the sessions; the member cannot log in.',
  })
  @ApiOperation({ summary: 'Lock an account' })
  @ApiEnvelope(MemberStatus, { errors: [Forbidden, UnknownOfficeMember, MemberIsClosed] })
  lock(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
  ): Promise<MemberStatus> {
    return this.actions.lock(staff, username, reason);
  }

  @Post('unlock')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.unlock', { purpose: 'Unlocks an account.', effect: 'The member can log in again.' })
  @ApiOperation({ summary: 'Unlock an account' })
  @ApiEnvelope(MemberStatus, { errors: [Forbidden, UnknownOfficeMember, MemberIsClosed] })
  unlock(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
  ): Promise<MemberStatus> {
    return this.actions.unlock(staff, username, reason);
  }

  @Post('end-sessions')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.endSessions', {
    purpose: "Ends a member's sessions.",
    effect: 'Logs out all devices and forgets them.',
  })
  @ApiOperation({ summary: 'End all sessions' })
  @ApiEnvelope(MemberStatus, { errors: [Forbidden, UnknownOfficeMember] })
  endSessions(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
  ): Promise<MemberStatus> {
    return this.actions.endSessions(staff, username, reason);
  }

  @Post('remove-factors')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.removeFactors', {
    purpose: 'Helps a member who lost all second factors.',
    effect: 'The password alone is enough to log in; the member is notified.',
  })
  @ApiOperation({ summary: 'Remove all second factors' })
  @ApiEnvelope(MemberStatus, { errors: [Forbidden, UnknownOfficeMember] })
  removeFactors(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
  ): Promise<MemberStatus> {
    return this.actions.removeFactors(staff, username, reason);
  }

  @Post('exclusion')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.exclude', {
    purpose: 'Excludes a member from play, or extends an exclusion.',
    effect: 'An exclusion never becomes shorter; withdrawals stay open.',
  })
  @ApiOperation({ summary: 'Exclude a member' })
  @ApiEnvelope(MemberStatus, { errors: [Forbidden, UnknownOfficeMember, ExclusionNotShorter] })
  exclude(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() request: ExcludeDto,
  ): Promise<MemberStatus> {
    return this.actions.exclude(staff, username, request);
  }

  @Post('personal-data')
  @HttpCode(200)
  @ApiParam(MEMBER_PARAM)
  // no `OfficeAction`: the stored reply of a key would be another copy
  @OfficeOperation('members.export', {
    purpose: 'Answers a member who requests a copy of their data.',
    effect: 'Notes the copy in the audit trail.',
    repeat: 'safe',
    limits: 'Per member: 10 copies in 24 hours.',
  })
  @ApiOperation({ summary: "Export a member's personal data" })
  @ApiEnvelope(PersonalData, { errors: [Forbidden, UnknownOfficeMember, () => new TooManyRequests(3_600)] })
  export(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
  ): Promise<PersonalData> {
    return this.actions.export(staff, username, reason);
  }

  @Post('correction')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.correct', {
    purpose: "Requests a correction of a member's credit.",
    effect: 'Nothing moves before another account approves it, within a day.',
  })
  @ApiOperation({ summary: 'Correct the credit' })
  @ApiEnvelope(OfficeApproval, { errors: [Forbidden, UnknownOfficeMember] })
  correct(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() request: CorrectMemberDto,
  ): Promise<OfficeApproval> {
    return this.actions.correct(staff, username, request);
  }

  @Post('close')
  @ApiParam(MEMBER_PARAM)
  @OfficeAction('members.close', {
    purpose: 'Closes an account for good.',
    effect: 'Ends the sessions; the account cannot be opened again.',
  })
  @ApiOperation({ summary: 'Close an account' })
  @ApiEnvelope(MemberStatus, { errors: [Forbidden, UnknownOfficeMember, MemberIsClosed] })
  close(
    @Staff() staff: StaffPrincipal,
    @Param('username') username: string,
    @Body() { reason }: ReasonDto,
  ): Promise<MemberStatus> {
    return this.actions.close(staff, username, reason);
  }
}
