import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, ApiMemberPath, Self, Ours } from '@housebrand/shared/nest';
import type { MoneyLimit } from '../core';
import { LimitRequestDto, MoneyLimitDto } from './dto/limits.dto';
import { LimitsService } from './limits.service';

@ApiTags('protection')
@ApiMemberPath()
@Controller('api/apps/protection/:prefix/:username/limits')
export class LimitsController {
  constructor(private readonly limits: LimitsService) {}

  @Get()
  @Ours()
  @ApiCall('listProtectionLimits', {
    purpose: 'The page of player protection: own limits, and how much of them is used.',
  })
  @ApiOperation({ summary: 'What the member allows themself to deposit and to lose, and how much of it is used' })
  @ApiEnvelope(MoneyLimitDto, { isArray: true, errors: [Forbidden] })
  list(@Self() member: MemberRef): Promise<MoneyLimit[]> {
    return this.limits.list(member);
  }

  @Put()
  @Ours()
  @ApiCall('setProtectionLimit', {
    purpose: 'A member limits what may be deposited or lost in a day, week or month.',
    effect: 'A lower limit at once, a higher one after 24 hours.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary:
      'Set a limit: a lower one acts at once, a higher one or none after 24 hours; the one that holds takes a waiting increase back',
  })
  @ApiEnvelope(MoneyLimitDto, { isArray: true, errors: [Forbidden] })
  set(@Self() member: MemberRef, @Body() body: LimitRequestDto): Promise<MoneyLimit[]> {
    return this.limits.set(member, body);
  }
}
