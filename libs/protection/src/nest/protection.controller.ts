import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, ApiMemberPath, Self, ApiAddition } from '@housebrand/shared/nest';
import { ProtectionSettings } from '../core/contracts';
import { ExclusionRequestDto, ReminderRequestDto } from './dto/protection.dto';
import { ProtectionService } from './protection.service';

@ApiTags('protection')
@ApiMemberPath()
@Controller('api/apps/protection/:prefix/:username')
export class ProtectionController {
  constructor(private readonly protection: ProtectionService) {}

  @Get()
  @ApiAddition()
  @ApiCall('getProtection', { purpose: 'Shows the session reminder, the cool-off and the self-exclusion in force.' })
  @ApiOperation({ summary: "Get the member's protection settings" })
  @ApiEnvelope(ProtectionSettings)
  settings(@Self() member: MemberRef): Promise<ProtectionSettings> {
    return this.protection.settings(member);
  }

  @Put('reminder')
  @ApiAddition()
  @ApiCall('setSessionReminder', {
    purpose: 'Reminds a member of the time spent playing.',
    effect: 'A shorter interval applies immediately; a longer one, or none, after 24 hours.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Set the session-time reminder',
  })
  @ApiEnvelope(ProtectionSettings)
  setReminder(@Self() member: MemberRef, @Body() body: ReminderRequestDto): Promise<ProtectionSettings> {
    return this.protection.setReminder(member, body);
  }

  @Post('exclusions')
  @ApiAddition()
  @ApiCall('takeBreak', {
    purpose: 'Blocks play for a period. The member cannot end it early.',
    effect: 'Blocks play and deposits until it ends, in all instances immediately. Withdrawals remain possible.',
    repeat: 'never',
    limits: '10 per day. A request that extends the current exclusion by at least a day is always accepted.',
  })
  @ApiOperation({ summary: 'Start a cool-off or self-exclusion' })
  @ApiEnvelope(ProtectionSettings, { errors: [() => new TooManyRequests(86_400)] })
  exclude(@Self() member: MemberRef, @Body() body: ExclusionRequestDto): Promise<ProtectionSettings> {
    return this.protection.exclude(member, body);
  }
}
