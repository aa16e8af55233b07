import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import { ApiEnvelope, ApiMemberPath, Self } from '@housebrand/shared/nest';
import type { ProtectionSettings } from '../core';
import { ExclusionRequestDto, ProtectionSettingsDto, ReminderRequestDto } from './dto/protection.dto';
import { ProtectionService } from './protection.service';

@ApiTags('protection')
@ApiMemberPath()
@Controller('api/apps/protection/:prefix/:username')
export class ProtectionController {
  constructor(private readonly protection: ProtectionService) {}

  @Get()
  @ApiOperation({ summary: 'How the member protects themself' })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  settings(@Self() member: MemberRef): Promise<ProtectionSettings> {
    return this.protection.settings(member);
  }

  @Put('reminder')
  @ApiOperation({
    summary: 'Choose the session-time reminder: a shorter one acts at once, a longer one after 24 hours',
  })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  setReminder(@Self() member: MemberRef, @Body() body: ReminderRequestDto): Promise<ProtectionSettings> {
    return this.protection.setReminder(member, body);
  }

  @Post('exclusions')
  @ApiOperation({ summary: 'Take a break: no play and no deposit until it ends; withdrawal stays open' })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  exclude(@Self() member: MemberRef, @Body() body: ExclusionRequestDto): Promise<ProtectionSettings> {
    return this.protection.exclude(member, body);
  }
}
