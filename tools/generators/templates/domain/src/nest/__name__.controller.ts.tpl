import { Controller, Get, Param, ParseIntPipe } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, CurrentMember, requireSelf, type MemberPrincipal } from '@housebrand/shared/nest';
import { __Name__EntryNotFound, type __Name__Entry } from '../core';
import { __Name__EntryDto } from './dto/__name__-entry.dto';
import { __Name__Service } from './__name__.service';

@ApiTags('__name__')
@Controller('api/apps/__name__')
export class __Name__Controller {
  constructor(private readonly entries: __Name__Service) {}

  @Get(':prefix')
  @ApiOperation({ summary: 'The entries that are open now' })
  @ApiEnvelope(__Name__EntryDto, { isArray: true, errors: [Forbidden] })
  list(@CurrentMember() member: MemberPrincipal, @Param('prefix') prefix: string): Promise<__Name__Entry[]> {
    requireSelf(member, prefix);
    return this.entries.list(member);
  }

  @Get(':prefix/:id')
  @ApiOperation({ summary: 'One open entry' })
  @ApiEnvelope(__Name__EntryDto, { errors: [Forbidden, __Name__EntryNotFound] })
  find(
    @CurrentMember() member: MemberPrincipal,
    @Param('prefix') prefix: string,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<__Name__Entry> {
    requireSelf(member, prefix);
    return this.entries.find(member, id);
  }
}
