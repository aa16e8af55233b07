import { Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiCall, ApiEnvelope, CurrentSession, unavailable, type MemberPrincipal } from '@housebrand/shared/nest';
import { LoginRefused } from '../../core';
import { LoginResult } from '../../core/contracts';
import { IssuesSession } from '../session/session-reply.interceptors';
import type { IssuedSession } from '../session/session.service';
import { AccountService } from './account.service';

@ApiTags('members')
@Controller('api/apps')
export class MemberTokenController {
  constructor(private readonly accounts: AccountService) {}

  @Post('members.refreshToken')
  @IssuesSession()
  @ApiCall('refreshMemberToken', {
    purpose: 'Extends the session and returns when it expires.',
    effect: 'Renews the provider tokens and restarts the idle timeout.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Renew the session's provider tokens",
    description: 'Logs in to the provider again with the password from the last login, and sets the cookies again.',
  })
  @ApiEnvelope(LoginResult, {
    errors: [() => new LoginRefused(1001, 'Wrong username or password'), unavailable('gamePlatform')],
  })
  refresh(@CurrentSession() session: MemberPrincipal): Promise<IssuedSession> {
    return this.accounts.refreshMemberToken(session);
  }
}
