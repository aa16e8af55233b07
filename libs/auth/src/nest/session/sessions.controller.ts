import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  CurrentSession,
  type MemberPrincipal,
  Ours,
} from '@housebrand/shared/nest';
import { NoSuchSession, type SessionRecord } from '../../core';
import { SessionPathDto, SessionRecordDto } from '../dto/session.dto';
import { MemberSessions } from './member-sessions';

@ApiTags('account')
@Controller('api/apps/sessions/:prefix/:username')
export class SessionsController {
  constructor(private readonly sessions: MemberSessions) {}

  @Get()
  @ApiMemberPath()
  @Ours()
  @ApiCall('listSessions', { purpose: 'The page “devices”: where else am I logged in.' })
  @ApiOperation({
    summary: 'Where the member is logged in',
    description:
      'Ours, not in the specification. At most ten; a login beyond that ends the one not heard of for longest.',
  })
  @ApiEnvelope(SessionRecordDto, { isArray: true, errors: [Forbidden] })
  list(@CurrentSession() own: MemberPrincipal): Promise<SessionRecord[]> {
    return this.sessions.list(own);
  }

  @Post(':id/end')
  @Ours()
  @ApiCall('endSession', {
    purpose: 'A phone was lost or sold.',
    effect: 'That session ends in every instance.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'End one of the own sessions', description: 'Ours. In every instance, at once.' })
  @ApiEnvelope(null, { errors: [Forbidden, NoSuchSession] })
  end(@CurrentSession() own: MemberPrincipal, @Param() { id }: SessionPathDto): Promise<void> {
    return this.sessions.end(own, id);
  }
}
