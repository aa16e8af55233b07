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
import { LoginResultDto } from '../dto/login.dto';
import { ChangePasswordRequestDto, PasswordStateDto, PasswordSyncDto } from '../dto/password.dto';
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
    purpose: 'A member chooses a new password.',
    effect: 'A new password at both systems; every other session ends and this one gets new tokens.',
    repeat: 'never',
    limits: '5 wrong passwords of a session, then a pause after each; 20 within a day end the session.',
  })
  @ApiOperation({
    summary: 'Change the password',
    description:
      'At the member system, then at the game platform. Every other session of the member ends and the cookies are set anew. `passwordState` PARTIAL: the game platform has not taken it yet; the next login repairs that.',
  })
  @ApiEnvelope(LoginResultDto, { errors: [CurrentPasswordWrong, ForeignOrigin, tooMany, unavailable('memberSystem')] })
  change(@CurrentSession() own: MemberPrincipal, @Body() request: ChangePasswordRequestDto): Promise<IssuedSession> {
    return this.passwords.change(own, request);
  }

  @Post('provider/reset-password-fun')
  @ApiCall('repairPlatformPassword', {
    purpose: 'After `passwordState: PARTIAL`: the game platform still has the old password.',
    effect: 'The game platform has the password of the member system.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "Repair the game platform's password",
    description:
      'Gives the game platform the password that the member system has, where a change reached only the latter.',
  })
  @ApiEnvelope(PasswordStateDto, { errors: [ForeignOrigin] })
  async repair(@CurrentSession() own: MemberPrincipal): Promise<PasswordStateDto> {
    return { passwordState: await this.passwords.repair(own) };
  }

  @Post('apps/syncs/member_change_password')
  @IssuesSession()
  @BodyLimit(2 * 1024)
  @ApiCall('adoptPassword', {
    purpose: 'The password was changed at the provider’s and the session should know it.',
    effect: 'The session holds the new password; every other session ends.',
    repeat: 'safe',
    limits: '5 wrong passwords of a session, then a pause after each; 20 within a day end the session.',
  })
  @ApiOperation({
    summary: 'Take over a password that was changed elsewhere',
    description: "It must open the provider's systems. Every other session of the member ends.",
  })
  @ApiEnvelope(LoginResultDto, {
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
