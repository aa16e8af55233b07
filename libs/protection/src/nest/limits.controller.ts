import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, type MemberRef } from '@housebrand/shared';
import { ApiEnvelope, ApiMemberPath, Self } from '@housebrand/shared/nest';
import type { MoneyLimit } from '../core';
import { LimitRequestDto, MoneyLimitDto } from './dto/limits.dto';
import { LimitsService } from './limits.service';

@ApiTags('protection')
@ApiMemberPath()
@Controller('api/apps/protection/:prefix/:username/limits')
export class LimitsController {
  constructor(private readonly limits: LimitsService) {}

  @Get()
  @ApiOperation({ summary: 'What the member allows themself to deposit and to lose, and how much of it is used' })
  @ApiEnvelope(MoneyLimitDto, { isArray: true, errors: [Forbidden] })
  list(@Self() member: MemberRef): Promise<MoneyLimit[]> {
    return this.limits.list(member);
  }

  @Put()
  @ApiOperation({
    summary:
      'Set a limit: a lower one acts at once, a higher one or none after 24 hours; the one that holds takes a waiting increase back',
  })
  @ApiEnvelope(MoneyLimitDto, { isArray: true, errors: [Forbidden] })
  set(@Self() member: MemberRef, @Body() body: LimitRequestDto): Promise<MoneyLimit[]> {
    return this.limits.set(member, body);
  }
}
