import { Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiCall, ApiEnvelope, CurrentSession, unavailable, type MemberPrincipal } from '@housebrand/shared/nest';
import { LoginRefused } from '../../core';
import { LoginResultDto } from '../dto/login.dto';
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
    purpose: 'A client finds out until when the session lives, and prolongs it.',
    effect: 'The idle time begins anew.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Renew the provider's tokens of the session",
    description: 'Logs in at the provider again with what the member typed at login; the cookies are set anew.',
  })
  @ApiEnvelope(LoginResultDto, {
    errors: [() => new LoginRefused(1001, 'Wrong username or password'), unavailable('gamePlatform')],
  })
  refresh(@CurrentSession() session: MemberPrincipal): Promise<IssuedSession> {
    return this.accounts.refreshMemberToken(session);
  }
}
