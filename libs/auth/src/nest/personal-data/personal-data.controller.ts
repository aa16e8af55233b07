import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
import {
  AgentKeyAllowed,
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  CurrentCaller,
  Subject,
  type Caller,
} from '@housebrand/shared/nest';
import { UnknownMember } from '../../core';
import { PersonalData } from '../../core/contracts';
import { PersonalDataService } from './personal-data.service';

@ApiTags('account')
@Controller('api/apps/personal_data/:prefix/:username')
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Post()
  @ApiMemberPath()
  @HttpCode(200)
  @AgentKeyAllowed()
  @ApiAddition()
  @ApiCall('exportPersonalData', {
    purpose: 'Gives members a copy of their data: profile, consents, devices, limits, referrals, payments and play.',
    effect: 'Notes the copy in the audit trail.',
    repeat: 'safe',
    limits: 'Per member: 10 copies in 24 hours.',
  })
  @ApiOperation({
    summary: 'Export the personal data of a member',
    description: 'For the session’s member, or with an agent key for any member of its agent.',
  })
  @ApiEnvelope(PersonalData, { errors: [UnknownMember, () => new TooManyRequests(3_600)] })
  export(@Subject() member: MemberRef, @CurrentCaller() caller: Caller): Promise<PersonalData> {
    return this.personalData.export(member, { actor: caller.username ?? 'agent key' });
  }
}
