import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
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
import { UnknownMember } from '../../core';
import { MemberRecord, ListedMember } from '../../core/contracts';
import { MemberListQueryDto, MemberPathDto, MemberReferenceDto } from '../dto/member.dto';
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
    purpose: "Lets an agent's own system read its members, and lets a member find the receiver of a gift.",
    limits: 'Per member: 60 lookups and 20 unknown usernames in 10 minutes. Agent keys: no limit.',
  })
  @ApiOperation({
    summary: "List the agent's members",
    description: 'An agent key reads all known members. A member finds another member only by the complete username.',
  })
  @ApiPage(ListedMember, { errors: [() => new TooManyRequests(600), unavailable('memberSystem')] })
  list(@CurrentCaller() caller: Caller, @Query() query: MemberListQueryDto): Promise<Paged<ListedMember>> {
    return this.lists.list(caller, query);
  }

  @Get('members/:prefix/:usernameOrTel')
  @AgentKeyAllowed()
  @ApiCall('getMember', {
    purpose: 'Returns the stored record of a member. It contains no password and no complete account number.',
  })
  @ApiOperation({
    summary: 'Get a member by username or phone',
    description: 'A member reads only their own record; an agent key reads any member of its agent.',
  })
  @ApiEnvelope(MemberRecord, { errors: [UnknownMember] })
  find(@CurrentCaller() caller: Caller, @Param() { usernameOrTel }: MemberPathDto): Promise<MemberRecord> {
    return this.members.record(caller, usernameOrTel);
  }

  @Post('syncs/amb_king_member')
  @ApiCall('syncMember', {
    purpose: "Updates our record after the provider's record has changed.",
    effect: "Our record becomes a copy of the provider's.",
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Sync a member from the provider',
    description: 'The data comes from the provider, never from the request.',
  })
  @ApiEnvelope(MemberRecord, { errors: [unavailable('gamePlatform')] })
  sync(@Self() member: MemberRef, @Body() _: MemberReferenceDto): Promise<MemberRecord> {
    return this.members.syncFromProvider(member);
  }

  @Post('syncs/active_member')
  @AgentKeyAllowed()
  @ApiCall('markMemberActive', {
    purpose: "Lets an agent's own system report activity of a member.",
    effect: 'Updates the time of the last activity.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Record that a member is active' })
  @ApiEnvelope(null, { errors: [UnknownMember] })
  markActive(@Subject() member: MemberRef, @Body() _: MemberReferenceDto): Promise<void> {
    return this.members.markActive(member);
  }
}
