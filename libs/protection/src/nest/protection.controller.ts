import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, CurrentMember, requireSelf, type MemberPrincipal } from '@housebrand/shared/nest';
import type { ProtectionSettings } from '../core';
import { ExclusionRequestDto, ProtectionSettingsDto, ReminderRequestDto } from './dto/protection.dto';
import { ProtectionService } from './protection.service';

@ApiTags('protection')
@Controller('api/apps/protection/:prefix/:username')
export class ProtectionController {
  constructor(private readonly protection: ProtectionService) {}

  @Get()
  @ApiOperation({ summary: 'How the member protects themself' })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  settings(
    @CurrentMember() member: MemberPrincipal,
    @Param('prefix') prefix: string,
    @Param('username') username: string,
  ): Promise<ProtectionSettings> {
    requireSelf(member, prefix, username);
    return this.protection.settings(member);
  }

  @Put('reminder')
  @ApiOperation({ summary: 'Choose the session-time reminder: a shorter one acts at once, a longer one after 24 hours' })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  setReminder(
    @CurrentMember() member: MemberPrincipal,
    @Param('prefix') prefix: string,
    @Param('username') username: string,
    @Body() body: ReminderRequestDto,
  ): Promise<ProtectionSettings> {
    requireSelf(member, prefix, username);
    return this.protection.setReminder(member, body);
  }

  @Post('exclusions')
  @ApiOperation({ summary: 'Take a break: no play and no deposit until it ends; withdrawal stays open' })
  @ApiEnvelope(ProtectionSettingsDto, { errors: [Forbidden] })
  exclude(
    @CurrentMember() member: MemberPrincipal,
    @Param('prefix') prefix: string,
    @Param('username') username: string,
    @Body() body: ExclusionRequestDto,
  ): Promise<ProtectionSettings> {
    requireSelf(member, prefix, username);
    return this.protection.exclude(member, body);
  }
}
