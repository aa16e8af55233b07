import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, TooManyRequests, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, ApiMemberPath, Self, Ours } from '@housebrand/shared/nest';
import type { ProtectionSettings } from '../core';
import { ExclusionRequestDto, ProtectionSettingsDto, ReminderRequestDto } from './dto/protection.dto';
import { ProtectionService } from './protection.service';

@ApiTags('protection')
@ApiMemberPath()
@Controller('api/apps/protection/:prefix/:username')
export class ProtectionController {
  constructor(private readonly protection: ProtectionService) {}

  @Get()
  @Ours()
  @ApiCall('getProtection', { purpose: 'What protects the member now: reminder, break, exclusion.' })
  @ApiOperation({ summary: 'How the member protects themself' })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  settings(@Self() member: MemberRef): Promise<ProtectionSettings> {
    return this.protection.settings(member);
  }

  @Put('reminder')
  @Ours()
  @ApiCall('setSessionReminder', {
    purpose: 'A member wants to be told how long they have been playing.',
    effect: 'A shorter reminder at once, a longer one after 24 hours.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Choose the session-time reminder: a shorter one acts at once, a longer one after 24 hours',
  })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  setReminder(@Self() member: MemberRef, @Body() body: ReminderRequestDto): Promise<ProtectionSettings> {
    return this.protection.setReminder(member, body);
  }

  @Post('exclusions')
  @Ours()
  @ApiCall('takeBreak', {
    purpose: 'A member wants no play for a while. It cannot be taken back.',
    effect: 'No play and no deposit until it ends, in every instance at once; money can be withdrawn.',
    repeat: 'never',
    limits: '10 a day; one that adds a day or more to the break in force always.',
  })
  @ApiOperation({ summary: 'Take a break: no play and no deposit until it ends; withdrawal stays open' })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden, () => new TooManyRequests(86_400)] })
  exclude(@Self() member: MemberRef, @Body() body: ExclusionRequestDto): Promise<ProtectionSettings> {
    return this.protection.exclude(member, body);
  }
}
