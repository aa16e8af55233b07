import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SecondFactorNeeded, TooManyRequests } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  BodyLimit,
  CurrentSession,
  unavailable,
  type MemberPrincipal,
  Ours,
} from '@housebrand/shared/nest';
import { ForeignOrigin, PasskeyRefused, PasswordRefused, SecondFactorRefused } from '../../core';
import { ApiFactorBody, FactorShownDto } from '../dto/passkey.dto';
import { StepUpRequestDto } from '../dto/session.dto';
import { FactorCheck } from '../second-factor/factor-check';
import { BeforePasswordChange } from '../session/before-password-change';
import { StepUpService } from './step-up.service';

@ApiTags('account')
@Controller('api/provider')
export class StepUpController {
  constructor(
    private readonly stepUp: StepUpService,
    private readonly factors: FactorCheck,
  ) {}

  @Post('step-up')
  @BodyLimit(2 * 1024)
  @Ours()
  @ApiCall('confirmPassword', {
    purpose:
      'A call that moves money answered 4401: the password is asked for, then that call is sent again with its key.',
    effect: 'The session is sure of its member again.',
    repeat: 'safe',
    limits: '5 wrong passwords of a session, then a pause after each; 20 within a day end the session.',
  })
  @ApiOperation({
    summary: 'Type the password again',
    description:
      'Ours. After code 4401 of a call that moves money: with the password the session is sure of its member again, and the call is repeated.',
  })
  @ApiEnvelope(null, {
    errors: [PasswordRefused, ForeignOrigin, () => new TooManyRequests(600), unavailable('memberSystem')],
  })
  confirm(@CurrentSession() own: MemberPrincipal, @Body() { password }: StepUpRequestDto): Promise<void> {
    return this.stepUp.confirm(own, password);
  }

  @Post('second-factor')
  @BeforePasswordChange()
  @Ours()
  @BodyLimit(8 * 1024)
  @ApiCall('showSecondFactor', {
    purpose:
      'A call that moves money answered 4403: the code or a passkey is asked for, then that call is sent again with its key.',
    effect: 'The session has shown a second factor, for ten minutes.',
    repeat: 'never',
    limits: '5 wrong codes or passkeys of a session, then a pause after each; 20 within a day end the session.',
  })
  @ApiOperation({
    summary: 'Show a second factor',
    description:
      'Ours. Of members who have one, after code 4403. A code is taken once; a recovery code is used up. A passkey answers the `challenge` of that reply.',
  })
  @ApiEnvelope(null, {
    errors: [SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, ForeignOrigin, () => new TooManyRequests(600)],
  })
  @ApiFactorBody()
  show(@CurrentSession() own: MemberPrincipal, @Body() shown: FactorShownDto): Promise<void> {
    return this.factors.confirm(own, shown);
  }
}
