import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, ApiMemberPath, Self, ApiAddition } from '@housebrand/shared/nest';
import { MoneyLimit } from '../core/contracts';
import { LimitRequestDto } from './dto/limits.dto';
import { LimitsService } from './limits.service';

@ApiTags('protection')
@ApiMemberPath()
@Controller('api/apps/protection/:prefix/:username/limits')
export class LimitsController {
  constructor(private readonly limits: LimitsService) {}

  @Get()
  @ApiAddition()
  @ApiCall('listProtectionLimits', {
    purpose: 'Shows the limits on deposits and losses, and how much of each is used.',
  })
  @ApiOperation({ summary: "List the member's limits" })
  @ApiEnvelope(MoneyLimit, { isArray: true })
  list(@Self() member: MemberRef): Promise<MoneyLimit[]> {
    return this.limits.list(member);
  }

  @Put()
  @ApiAddition()
  @ApiCall('setProtectionLimit', {
    purpose: 'Limits deposits or losses per day, week or month.',
    effect:
      'A lower limit applies immediately; a higher one, or none, after 24 hours. Sending the current limit cancels a pending increase.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Set a deposit or loss limit',
  })
  @ApiEnvelope(MoneyLimit, { isArray: true })
  set(@Self() member: MemberRef, @Body() body: LimitRequestDto): Promise<MoneyLimit[]> {
    return this.limits.set(member, body);
  }
}
