import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import {
  AgentKeyAllowed,
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  CurrentCaller,
  Subject,
  unavailable,
  type Caller,
} from '@housebrand/shared/nest';
import { AccountClosed, CreditRemains, MoneyMoving, UnknownMember } from '../../core';
import { EraseRequestDto } from '../dto/erasure.dto';
import { EndsSession } from '../session/session-reply.interceptors';
import { ClosingService } from './closing.service';

@ApiTags('account')
@Controller('api/apps/personal_data/:prefix/:username/erase')
export class ErasureController {
  constructor(private readonly closing: ClosingService) {}

  @Post()
  @ApiMemberPath()
  @HttpCode(200)
  @AgentKeyAllowed()
  @EndsSession()
  @ApiAddition()
  @ApiCall('eraseMember', {
    purpose: 'Closes an account for good and has its personal data erased.',
    effect:
      'Ends all sessions at once. Minutes later the data is deleted; the books continue under a pseudonym. It cannot be undone.',
    repeat: 'never',
  })
  @ApiOperation({
    summary: 'Close an account and erase its personal data',
    description:
      'For the session’s member, or with an agent key for any member of its agent. The records at the provider are not affected.',
  })
  @ApiEnvelope(null, {
    errors: [
      UnknownMember,
      AccountClosed,
      MoneyMoving,
      () => new CreditRemains(125_000n),
      () => new CreditRemains(null),
      unavailable('memberSystem'),
    ],
  })
  erase(
    @Subject() member: MemberRef,
    @CurrentCaller() caller: Caller,
    @Body() { givesUpCredit = false }: EraseRequestDto,
  ): Promise<void> {
    return this.closing.close(member, caller, givesUpCredit);
  }
}
