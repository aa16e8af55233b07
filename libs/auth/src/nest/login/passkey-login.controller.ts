import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests } from '@housebrand/shared';
import {
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentSessionIfAny,
  SessionOptional,
  unavailable,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import {
  ForeignOrigin,
  LoginRefused,
  NoPasskeyHere,
  PasskeyLoginRefused,
  PasswordNeeded,
  UnderMaintenance,
} from '../../core';
import { LoginResult, PasskeyLoginChallenge } from '../../core/contracts';
import { AttemptOrigin, type Origin } from '../devices/attempt-origin';
import { PasskeyLoginBeginDto, PasskeyLoginDto } from '../dto/passkey-login.dto';
import { IssuesSession } from '../session/session-reply.interceptors';
import type { IssuedSession } from '../session/session.service';
import { AccountService } from './account.service';
import { PasskeyLoginService } from './passkey-login.service';

@ApiTags('account')
@Controller('api/provider/passkey-login')
export class PasskeyLoginController {
  constructor(
    private readonly accounts: AccountService,
    private readonly logins: PasskeyLoginService,
  ) {}

  @Post('begin')
  @SessionOptional()
  @ApiAddition()
  @BodyLimit(1024)
  @ApiCall('beginPasskeyLogin', {
    purpose: 'Returns the options that the page passes to `navigator.credentials.get`.',
    effect: 'None: the challenge is sealed, not stored. It is valid for 30 minutes.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Start a login with a passkey',
    description: 'For web pages only. Names no member: the browser offers the passkeys that it knows for this host.',
  })
  @ApiEnvelope(PasskeyLoginChallenge, { errors: [ForeignOrigin, NoPasskeyHere] })
  begin(@Body() { prefix }: PasskeyLoginBeginDto): PasskeyLoginChallenge {
    return this.logins.begin(prefix);
  }

  @Post()
  @SessionOptional()
  @IssuesSession()
  @ApiAddition()
  @BodyLimit(16 * 1024)
  @ApiCall('loginWithPasskey', {
    purpose: 'Starts a session without a username and password.',
    effect: 'As for `login`. Counts as password and second factor.',
    repeat: 'never',
    limits: '100 refused answers in 10 minutes per IP address.',
  })
  @ApiOperation({
    summary: 'Log in with a passkey',
    description:
      "Works while the member is logged in on some device: that session's sealed password starts the session at the provider. Otherwise the reply has code 4405, and the member logs in with the password. Cookies and headers as for `login`.",
  })
  @ApiEnvelope(LoginResult, {
    errors: [
      ForeignOrigin,
      PasskeyLoginRefused,
      PasswordNeeded,
      UnderMaintenance,
      () => new LoginRefused(1002, 'Account locked'),
      () => new TooManyRequests(60),
      unavailable('memberSystem'),
    ],
  })
  login(
    @Body() request: PasskeyLoginDto,
    @AttemptOrigin() { ip }: Origin,
    @CurrentSessionIfAny() before: MemberPrincipal | null,
  ): Promise<IssuedSession> {
    return this.accounts.loginByPasskey(request, ip, before);
  }
}
