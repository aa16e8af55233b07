import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProviderSessionExpired } from '@housebrand/providers/nest';
import { TooManyRequests } from '@housebrand/shared';
import { ApiEnvelope, CurrentMember, ProviderUnavailable, Public, type MemberPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  FirstLoginFailed,
  ForeignOrigin,
  InvalidUsernameOrPassword,
  LoginRefused,
  UnderMaintenance,
  type LoginResult,
  type Member,
} from '../../core';
import { LoginRequestDto, LoginResultDto } from '../dto/login.dto';
import { MemberDto } from '../dto/member.dto';
import { MemberService } from '../members/member.service';
import { AccountService } from './account.service';

const unavailable = () => new ProviderUnavailable('memberSystem', 'timeout');
const refused = () => new LoginRefused(1001, 'Wrong username or password');
const expired = () => new ProviderSessionExpired({ call: 'gamePlatform.profile', code: 1005 });

@ApiTags('account')
@Controller('api/provider')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly members: MemberService,
  ) {}

  @Post('login')
  @Public()
  @ApiOperation({
    summary: 'Log in',
    description:
      'Sets the cookies portalToken, ambToken and funToken, which hold sealed handles, and prefix. A code other than 0 at a step of the provider is passed on unchanged.',
  })
  @ApiEnvelope(LoginResultDto, {
    errors: [
      InvalidUsernameOrPassword,
      FirstLoginFailed,
      UnderMaintenance,
      refused,
      () => new TooManyRequests(60),
      unavailable,
    ],
  })
  login(
    @Body() credentials: LoginRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResult> {
    return this.accounts.login(credentials, request, reply);
  }

  @Get('profile')
  @ApiOperation({
    summary: 'The member of the session',
    description: "With the provider's credit and tier of this moment.",
  })
  @ApiEnvelope(MemberDto, { errors: [expired, UnderMaintenance, unavailable] })
  profile(@CurrentMember() member: MemberPrincipal): Promise<Member> {
    return this.members.profile(member);
  }

  @Post('refresh-portal-token')
  @ApiOperation({ summary: 'Change the tokens of the session', description: 'The old ones are nothing from then on.' })
  @ApiEnvelope(LoginResultDto, { errors: [ForeignOrigin, UnderMaintenance] })
  refresh(
    @CurrentMember() member: MemberPrincipal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResult> {
    return this.accounts.refresh(member, reply);
  }

  @Post('logout')
  @Public()
  @ApiOperation({
    summary: 'Log out',
    description: 'Ends the session everywhere and takes the three cookies away; succeeds without a session, too.',
  })
  @ApiEnvelope(null, { errors: [ForeignOrigin] })
  logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<null> {
    return this.accounts.logout(request, reply);
  }
}
