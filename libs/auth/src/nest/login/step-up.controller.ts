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
  ApiAddition,
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
  @ApiAddition()
  @ApiCall('confirmPassword', {
    purpose:
      'After a 4401 from a call that moves money: send the password here, then repeat that call with the same key.',
    effect: 'The session counts as confirmed by password.',
    repeat: 'safe',
    limits: 'Per session: 5 wrong passwords, then a growing pause after each; 20 in a day end the session.',
  })
  @ApiOperation({
    summary: 'Confirm the password',
  })
  @ApiEnvelope(null, {
    errors: [PasswordRefused, ForeignOrigin, () => new TooManyRequests(600), unavailable('memberSystem')],
  })
  confirm(@CurrentSession() own: MemberPrincipal, @Body() { password }: StepUpRequestDto): Promise<void> {
    return this.stepUp.confirm(own, password);
  }

  @Post('second-factor')
  @BeforePasswordChange()
  @ApiAddition()
  @BodyLimit(8 * 1024)
  @ApiCall('showSecondFactor', {
    purpose:
      'After a 4403 from a call that moves money: send the code or passkey here, then repeat that call with the same key.',
    effect: 'The second factor counts as shown for ten minutes.',
    repeat: 'never',
    limits: 'Per session: 5 wrong codes or passkeys, then a growing pause after each; 20 in a day end the session.',
  })
  @ApiOperation({
    summary: 'Verify a second factor',
    description:
      'For members who have a second factor. A code works once, and so does a recovery code. A passkey answers the `challenge` of the 4403 reply.',
  })
  @ApiEnvelope(null, {
    errors: [SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, ForeignOrigin, () => new TooManyRequests(600)],
  })
  @ApiFactorBody()
  show(@CurrentSession() own: MemberPrincipal, @Body() shown: FactorShownDto): Promise<void> {
    return this.factors.confirm(own, shown);
  }
}
