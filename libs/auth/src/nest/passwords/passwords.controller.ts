import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentSession,
  unavailable,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import { CurrentPasswordWrong, ForeignOrigin, LoginRefused } from '../../core';
import { LoginResult, PasswordStateResult } from '../../core/contracts';
import { ChangePasswordRequestDto, PasswordSyncDto } from '../dto/password.dto';
import { BeforePasswordChange } from '../session/before-password-change';
import { IssuesSession } from '../session/session-reply.interceptors';
import type { IssuedSession } from '../session/session.service';
import { PasswordService } from './password.service';

const tooMany = () => new TooManyRequests(600);

@ApiTags('account')
@Controller('api')
export class PasswordsController {
  constructor(private readonly passwords: PasswordService) {}

  @Post('provider/change-password')
  @BeforePasswordChange()
  @IssuesSession()
  @BodyLimit(2 * 1024)
  @ApiCall('changePassword', {
    purpose: 'Sets a new password.',
    effect: 'Changes the password in both systems. All other sessions end; this session gets new tokens.',
    repeat: 'never',
    limits: 'Per session: 5 wrong passwords, then a growing pause after each; 20 in a day end the session.',
  })
  @ApiOperation({
    summary: 'Change the password',
    description:
      'Changes the password in the member system first, then on the game platform, and sets the cookies again. All other sessions of the member end. `passwordState` is PARTIAL if the game platform has not accepted it yet; the next login repairs that.',
  })
  @ApiEnvelope(LoginResult, { errors: [CurrentPasswordWrong, ForeignOrigin, tooMany, unavailable('memberSystem')] })
  change(@CurrentSession() own: MemberPrincipal, @Body() request: ChangePasswordRequestDto): Promise<IssuedSession> {
    return this.passwords.change(own, request);
  }

  @Post('provider/reset-password-fun')
  @ApiCall('repairPlatformPassword', {
    purpose: 'For `passwordState: PARTIAL`: the game platform still has the old password.',
    effect: 'The game platform gets the password of the member system.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Repair the game platform's password",
    description:
      "Copies the member system's password to the game platform after a change that reached only the member system.",
  })
  @ApiEnvelope(PasswordStateResult, { errors: [ForeignOrigin] })
  async repair(@CurrentSession() own: MemberPrincipal): Promise<PasswordStateResult> {
    return { passwordState: await this.passwords.repair(own) };
  }

  @Post('apps/syncs/member_change_password')
  @IssuesSession()
  @BodyLimit(2 * 1024)
  @ApiCall('adoptPassword', {
    purpose: "Tells the session the new password after a change in the provider's systems.",
    effect: 'The session uses the new password. All other sessions of the member end.',
    repeat: 'safe',
    limits: 'Per session: 5 wrong passwords, then a growing pause after each; 20 in a day end the session.',
  })
  @ApiOperation({
    summary: 'Adopt a password changed elsewhere',
    description: "The password must be valid in the provider's systems.",
  })
  @ApiEnvelope(LoginResult, {
    errors: [
      () => new LoginRefused(1001, 'Wrong username or password'),
      ForeignOrigin,
      tooMany,
      unavailable('memberSystem'),
    ],
  })
  adopt(@CurrentSession() own: MemberPrincipal, @Body() { password }: PasswordSyncDto): Promise<IssuedSession> {
    return this.passwords.adopt(own, password);
  }
}
