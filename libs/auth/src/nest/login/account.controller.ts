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
  MemberLocked,
  PASSKEY_TIMEOUT_MS,
  PasskeyRefused,
  SecondFactorRefused,
  UnderMaintenance,
} from '../../core';
import { LoginResult, Member } from '../../core/contracts';
import { AttemptOrigin, type Origin } from '../devices/attempt-origin';
import { LoginRequestDto } from '../dto/login.dto';
import { MemberService } from '../members/member.service';
import { EndsSession, IssuesSession } from '../session/session-reply.interceptors';
import type { IssuedSession } from '../session/session.service';
import { AccountService } from './account.service';

const refused = () => new LoginRefused(1001, 'Wrong username or password');
const proofNeeded = () =>
  new ProofNeeded({ token: 'v1.k1.…', salt: 'bWFueS1hdHRlbXB0cy0', bits: 16, expiresAt: '2026-11-18T09:02:00.000Z' });
const requestedForPasskey = () =>
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
      'Starts a session. A program sends `x-user-auth: request` and receives its token in the reply header `x-user-auth`.',
    effect: 'Creates a session for the member on this device. Provider tokens stay on the server.',
    repeat: 'safe',
    limits:
      'Counts failed logins only. Known device: 10 in 10 minutes; above 30 a day, a growing pause after each. Other devices: 10 in 10 minutes per account and network; 100 different accounts in 10 minutes per IP address. Above 30 a day per account from unknown networks, or 3,000 in 10 minutes per agent, a login needs a proof of work.',
  })
  @ApiOperation({
    summary: 'Log in',
    description:
      'Sets the cookies `portalToken`, `ambToken` and `funToken`, which hold sealed handles, `prefix`, and `device_<prefix>`, which identifies a known device. A client without cookies sends the header `x-user-auth: request` and gets the token in the header of the same name instead. A code other than 0 from the provider is returned unchanged.',
  })
  @ApiEnvelope(LoginResult, {
    errors: [
      InvalidUsernameOrPassword,
      requestedForPasskey,
      SecondFactorRefused,
      PasskeyRefused,
      FirstLoginFailed,
      MemberLocked,
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
    purpose: 'Identifies the logged-in member. The first call of a client that already has a token.',
  })
  @ApiOperation({
    summary: "Get the session's member",
    description: "With the provider's current credit and tier.",
  })
  @ApiEnvelope(Member, { errors: [expired, UnderMaintenance, unavailable('gamePlatform')] })
  profile(@Self() member: MemberRef): Promise<Member> {
    return this.members.profile(member);
  }

  @Get('profile-fun')
  @ApiCall('getPlatformProfile', { purpose: 'For clients that call the profile by its name on the game platform.' })
  @ApiOperation({
    summary: "Get the game platform's member profile",
    description: "The same as `profile`, under the name that the provider's client uses.",
  })
  @ApiEnvelope(Member, { errors: [expired, UnderMaintenance, unavailable('gamePlatform')] })
  profileFun(@Self() member: MemberRef): Promise<Member> {
    return this.members.profile(member);
  }

  @Post('re-login-profile')
  @ApiCall('renewProviderSession', {
    purpose: 'Replaces provider tokens that expire before our session, and returns the profile.',
    effect: 'Creates new provider tokens, kept on the server.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Renew the provider session',
    description: 'Uses the password from the last login. The cookies do not change.',
  })
  @ApiEnvelope(Member, { errors: [refused, expired, UnderMaintenance, unavailable('gamePlatform')] })
  reLogin(@CurrentSession() session: MemberPrincipal): Promise<Member> {
    return this.accounts.reLogin(session);
  }

  @Post('refresh-portal-token')
  @IssuesSession()
  @ApiCall('refreshSession', {
    purpose: 'Replaces a token before it expires, or after it may have been exposed.',
    effect: 'Issues new tokens. The old ones end immediately.',
    repeat: 'never',
  })
  @ApiOperation({ summary: "Replace the session's tokens", description: 'The old tokens are invalid from then on.' })
  @ApiEnvelope(LoginResult, { errors: [ForeignOrigin, UnderMaintenance] })
  refresh(@CurrentSession() session: MemberPrincipal): Promise<IssuedSession> {
    return this.accounts.refresh(session);
  }

  @Post('logout')
  @SessionOptional()
  @EndsSession()
  @ApiCall('logout', { purpose: 'Ends the session.', effect: 'Ends the session in all instances.', repeat: 'safe' })
  @ApiOperation({
    summary: 'Log out',
    description: 'Ends the session everywhere and deletes the three session cookies. Succeeds without a session, too.',
  })
  @ApiEnvelope(null, { errors: [ForeignOrigin] })
  logout(@CurrentSessionIfAny() session: MemberPrincipal | null): Promise<void> {
    return this.accounts.logout(session);
  }
}
