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
  Ours,
} from '@housebrand/shared/nest';
import { ForeignOrigin, PasswordRefused, SecondFactorRefused } from '../../core';
import { FactorCodeDto } from '../dto/second-factor.dto';
import { StepUpRequestDto } from '../dto/session.dto';
import { FactorCheck } from '../second-factor/factor-check';
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
    limits: '5 wrong passwords in ten minutes.',
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
  @Ours()
  @BodyLimit(2 * 1024)
  @ApiCall('showSecondFactor', {
    purpose: 'A call that moves money answered 4403: the code is asked for, then that call is sent again with its key.',
    effect: 'The session has shown a second factor, for ten minutes.',
    repeat: 'never',
    limits: '5 wrong codes in ten minutes.',
  })
  @ApiOperation({
    summary: 'Show a second factor',
    description: 'Ours. Of members who have one, after code 4403. A code is taken once; a recovery code is used up.',
  })
  @ApiEnvelope(null, { errors: [SecondFactorRefused, ForeignOrigin, () => new TooManyRequests(600)] })
  show(@CurrentSession() own: MemberPrincipal, @Body() { code }: FactorCodeDto): Promise<void> {
    return this.factors.confirm(own, code);
  }
}
