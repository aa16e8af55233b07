import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProviderSessionExpired } from '@housebrand/providers/nest';
import { ProofNeeded, SecondFactorNeeded, TooManyRequests, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentSession,
  CurrentSessionIfAny,
  Self,
  SessionOptional,
  unavailable,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import {
  FirstLoginFailed,
  ForeignOrigin,
  InvalidUsernameOrPassword,
  LoginRefused,
  PASSKEY_TIMEOUT_MS,
  PasskeyRefused,
  SecondFactorRefused,
  UnderMaintenance,
  type Member,
} from '../../core';
import { AttemptOrigin, type Origin } from '../devices/attempt-origin';
import { LoginRequestDto, LoginResultDto } from '../dto/login.dto';
import { MemberDto } from '../dto/member.dto';
import { MemberService } from '../members/member.service';
import { EndsSession, IssuesSession } from '../session/session-reply.interceptors';
import type { IssuedSession } from '../session/session.service';
import { AccountService } from './account.service';

const refused = () => new LoginRefused(1001, 'Wrong username or password');
const proofNeeded = () =>
  new ProofNeeded({ token: 'v1.k1.…', salt: 'bWFueS1hdHRlbXB0cy0', bits: 16, expiresAt: '2026-11-18T09:02:00.000Z' });
const askedForPasskey = () =>
  new SecondFactorNeeded({
    passkey: {
      challenge: 'x1cN…',
      rpId: 'play.example',
      allowCredentials: [{ type: 'public-key', id: 'hZsQ0yN2fM4kqv3m8Jw1Tg', transports: ['internal'] }],
      userVerification: 'required',
      timeout: PASSKEY_TIMEOUT_MS,
    },
    otherHosts: [],
  });
const expired = () => new ProviderSessionExpired({ call: 'gamePlatform.profile', code: 1005 });

@ApiTags('account')
@Controller('api/provider')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly members: MemberService,
  ) {}

  @Post('login')
  @SessionOptional()
  @IssuesSession()
  @BodyLimit(8 * 1024)
  @ApiCall('login', {
    purpose:
      'A member comes in. A program sends `x-user-auth: request` and finds its token in the header `x-user-auth` of the reply.',
    effect: 'A session of the member on this device; what the provider needs stays on the server.',
    repeat: 'safe',
    limits:
      '10 wrong passwords in ten minutes a device and 30 a day, then a pause after each; 10 a network for one account, 100 an address. Beyond 30 a day an account from unknown devices and networks, or 3,000 an agent, a login brings a proof of work. Right ones cost nothing.',
  })
  @ApiOperation({
    summary: 'Log in',
    description:
      'Sets the cookies portalToken, ambToken and funToken, which hold sealed handles, prefix, and device_<prefix>, by which the limits know the device again. A client that keeps no cookies sends the header `x-user-auth: request`: the token comes in the header of that name, and no cookie is set. A code other than 0 at a step of the provider is passed on unchanged.',
  })
  @ApiEnvelope(LoginResultDto, {
    errors: [
      InvalidUsernameOrPassword,
      askedForPasskey,
      SecondFactorRefused,
      PasskeyRefused,
      FirstLoginFailed,
      UnderMaintenance,
      refused,
      () => new TooManyRequests(60),
      proofNeeded,
      unavailable('memberSystem'),
    ],
  })
  login(
    @Body() credentials: LoginRequestDto,
    @AttemptOrigin() origin: Origin,
    @CurrentSessionIfAny() before: MemberPrincipal | null,
  ): Promise<IssuedSession> {
    return this.accounts.login(credentials, origin, before);
  }

  @Get('profile')
  @ApiCall('getProfile', {
    purpose:
      'Who is signed in, with credit and tier of this moment. The first call of a client that has a token already.',
  })
  @ApiOperation({
    summary: 'The member of the session',
    description: "With the provider's credit and tier of this moment.",
  })
  @ApiEnvelope(MemberDto, { errors: [expired, UnderMaintenance, unavailable('gamePlatform')] })
  profile(@Self() member: MemberRef): Promise<Member> {
    return this.members.profile(member);
  }

  @Get('profile-fun')
  @ApiCall('getPlatformProfile', { purpose: 'For clients that know the profile by the name of the game platform.' })
  @ApiOperation({
    summary: 'The member at the game platform',
    description: "The same as `profile`, by the name that the provider's client has for it.",
  })
  @ApiEnvelope(MemberDto, { errors: [expired, UnderMaintenance, unavailable('gamePlatform')] })
  profileFun(@Self() member: MemberRef): Promise<Member> {
    return this.members.profile(member);
  }

  @Post('re-login-profile')
  @ApiCall('renewProviderSession', {
    purpose: 'The provider’s tokens grow old before the session with us does.',
    effect: 'New tokens at the provider, kept on the server.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Log in at the provider again and read the profile',
    description: 'With what the member typed at login; the cookies stay as they are.',
  })
  @ApiEnvelope(MemberDto, { errors: [refused, expired, UnderMaintenance, unavailable('gamePlatform')] })
  reLogin(@CurrentSession() session: MemberPrincipal): Promise<Member> {
    return this.accounts.reLogin(session);
  }

  @Post('refresh-portal-token')
  @IssuesSession()
  @ApiCall('refreshSession', {
    purpose: 'A client changes its token before it grows old, or after it may have been seen.',
    effect: 'New tokens; the old ones end at once.',
    repeat: 'never',
  })
  @ApiOperation({ summary: 'Change the tokens of the session', description: 'The old ones are nothing from then on.' })
  @ApiEnvelope(LoginResultDto, { errors: [ForeignOrigin, UnderMaintenance] })
  refresh(@CurrentSession() session: MemberPrincipal): Promise<IssuedSession> {
    return this.accounts.refresh(session);
  }

  @Post('logout')
  @SessionOptional()
  @EndsSession()
  @ApiCall('logout', { purpose: 'A member leaves.', effect: 'The session ends in every instance.', repeat: 'safe' })
  @ApiOperation({
    summary: 'Log out',
    description: 'Ends the session everywhere and takes the three cookies away; succeeds without a session, too.',
  })
  @ApiEnvelope(null, { errors: [ForeignOrigin] })
  logout(@CurrentSessionIfAny() session: MemberPrincipal | null): Promise<void> {
    return this.accounts.logout(session);
  }
}
