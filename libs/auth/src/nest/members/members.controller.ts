import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, TooManyRequests, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  AgentKeyAllowed,
  ApiEnvelope,
  ApiPage,
  CurrentCaller,
  Menu,
  NamesAnother,
  Self,
  Subject,
  unavailable,
  type Caller,
  type Paged,
} from '@housebrand/shared/nest';
import { UnknownMember, type ListedMember, type MemberRecord } from '../../core';
import {
  ListedMemberDto,
  MemberListQueryDto,
  MemberPathDto,
  MemberRecordDto,
  MemberReferenceDto,
} from '../dto/member.dto';
import { MemberListService } from './member-list.service';
import { MemberService } from './member.service';

@ApiTags('members')
@Controller('api/apps')
export class MembersController {
  constructor(
    private readonly members: MemberService,
    private readonly lists: MemberListService,
  ) {}

  @Get('members')
  @AgentKeyAllowed()
  @NamesAnother('username')
  @Menu('chips')
  @ApiCall('listMembers', {
    purpose: 'An agent’s own system reads its members; a member looks for the receiver of a gift.',
    limits: 'A member may look up 60 names in ten minutes and miss 20 times; an agent key as often as it likes.',
  })
  @ApiOperation({
    summary: 'Members of the agent',
    description:
      'An agent key reads all that we know of. A member finds another one by the whole username, to send chips to.',
  })
  @ApiPage(ListedMemberDto, { errors: [Forbidden, () => new TooManyRequests(600), unavailable('memberSystem')] })
  list(@CurrentCaller() caller: Caller, @Query() query: MemberListQueryDto): Promise<Paged<ListedMember>> {
    return this.lists.list(caller, query);
  }

  @Get('members/:prefix/:usernameOrTel')
  @AgentKeyAllowed()
  @ApiCall('getMember', {
    purpose: 'The record we keep of one member: never a password, never a whole account number.',
  })
  @ApiOperation({
    summary: 'A member by username or telephone number',
    description: "A member sees the own record, an agent key any of its agent's.",
  })
  @ApiEnvelope(MemberRecordDto, { errors: [Forbidden, UnknownMember] })
  find(@CurrentCaller() caller: Caller, @Param() { usernameOrTel }: MemberPathDto): Promise<MemberRecord> {
    return this.members.record(caller, usernameOrTel);
  }

  @Post('syncs/amb_king_member')
  @ApiCall('syncMember', {
    purpose: 'The provider’s record has changed and ours should follow now.',
    effect: 'Our record is what the provider says.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Take over the member's record from the provider",
    description: 'What is noted is what the provider says, never what the caller sends.',
  })
  @ApiEnvelope(MemberRecordDto, { errors: [Forbidden, unavailable('gamePlatform')] })
  sync(@Self() member: MemberRef, @Body() _: MemberReferenceDto): Promise<MemberRecord> {
    return this.members.syncFromProvider(member);
  }

  @Post('syncs/active_member')
  @AgentKeyAllowed()
  @ApiCall('markMemberActive', {
    purpose: 'An agent’s own system has seen the member.',
    effect: 'The time of the last activity.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Note that a member is active' })
  @ApiEnvelope(null, { errors: [Forbidden, UnknownMember] })
  markActive(@Subject() member: MemberRef, @Body() _: MemberReferenceDto): Promise<void> {
    return this.members.markActive(member);
  }
}
