import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import {
  AgentKeyAllowed,
  ApiEnvelope,
  CurrentMember,
  CurrentPrincipal,
  ProviderUnavailable,
  requireSelf,
  type MemberPrincipal,
  type Principal,
} from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { LoginRefused, UnknownMember, type LoginResult, type MemberRecord } from '../../core';
import { LoginResultDto } from '../dto/login.dto';
import { MemberPathDto, MemberRecordDto, MemberReferenceDto } from '../dto/member.dto';
import { AccountService } from '../login/account.service';
import { MemberService } from './member.service';

const unavailable = () => new ProviderUnavailable('gamePlatform', 'timeout');

@ApiTags('members')
@Controller('api/apps')
export class MembersController {
  constructor(
    private readonly members: MemberService,
    private readonly accounts: AccountService,
  ) {}

  @Get('members/:prefix/:usernameOrTel')
  @AgentKeyAllowed()
  @ApiOperation({
    summary: 'A member by username or telephone number',
    description: "A member sees the own record, an agent key any of its agent's.",
  })
  @ApiEnvelope(MemberRecordDto, { errors: [Forbidden, UnknownMember] })
  find(
    @CurrentPrincipal() principal: Principal,
    @Param() { prefix, usernameOrTel }: MemberPathDto,
  ): Promise<MemberRecord> {
    return this.members.record(principal, prefix, usernameOrTel);
  }

  @Post('syncs/amb_king_member')
  @ApiOperation({
    summary: "Take over the member's record from the provider",
    description: 'What is noted is what the provider says, never what the caller sends.',
  })
  @ApiEnvelope(MemberRecordDto, { errors: [Forbidden, unavailable] })
  sync(
    @CurrentMember() member: MemberPrincipal,
    @Body() { agentID, username }: MemberReferenceDto,
  ): Promise<MemberRecord> {
    requireSelf(member, agentID, username);
    return this.members.syncOwn(member);
  }

  @Post('syncs/active_member')
  @AgentKeyAllowed()
  @ApiOperation({ summary: 'Note that a member is active' })
  @ApiEnvelope(null, { errors: [Forbidden, UnknownMember] })
  markActive(
    @CurrentPrincipal() principal: Principal,
    @Body() { agentID, username }: MemberReferenceDto,
  ): Promise<void> {
    return this.members.markActive(principal, agentID, username);
  }

  @Post('members.refreshToken')
  @ApiOperation({
    summary: "Renew the provider's tokens of the session",
    description: 'Logs in at the provider again with what the member typed at login; the cookies are set anew.',
  })
  @ApiEnvelope(LoginResultDto, { errors: [() => new LoginRefused(1001, 'Wrong username or password'), unavailable] })
  refreshToken(
    @CurrentMember() member: MemberPrincipal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResult> {
    return this.accounts.refreshMemberToken(member, reply);
  }
}
