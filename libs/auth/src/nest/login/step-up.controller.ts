import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests } from '@housebrand/shared';
import { ApiEnvelope, BodyLimit, CurrentSession, unavailable, type MemberPrincipal } from '@housebrand/shared/nest';
import { ForeignOrigin, PasswordRefused } from '../../core';
import { StepUpRequestDto } from '../dto/session.dto';
import { StepUpService } from './step-up.service';

@ApiTags('account')
@Controller('api/provider')
export class StepUpController {
  constructor(private readonly stepUp: StepUpService) {}

  @Post('step-up')
  @BodyLimit(2 * 1024)
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
}
