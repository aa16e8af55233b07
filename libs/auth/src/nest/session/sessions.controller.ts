import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  CurrentSession,
  type MemberPrincipal,
  ApiAddition,
} from '@housebrand/shared/nest';
import { NoSuchSession } from '../../core';
import { SessionRecord } from '../../core/contracts';
import { SessionPathDto } from '../dto/session.dto';
import { MemberSessions } from './member-sessions';

@ApiTags('account')
@Controller('api/apps/sessions/:prefix/:username')
export class SessionsController {
  constructor(private readonly sessions: MemberSessions) {}

  @Get()
  @ApiMemberPath()
  @ApiAddition()
  @ApiCall('listSessions', { purpose: 'Fills the devices page: where the member is logged in.' })
  @ApiOperation({
    summary: "List the member's sessions",
    description: 'At most ten. A login above that ends the session with the oldest activity.',
  })
  @ApiEnvelope(SessionRecord, { isArray: true })
  list(@CurrentSession() own: MemberPrincipal): Promise<SessionRecord[]> {
    return this.sessions.list(own);
  }

  @Post(':id/end')
  @ApiAddition()
  @ApiCall('endSession', {
    purpose: 'Logs out another device, for example a lost or sold phone.',
    effect: 'Ends the session in all instances.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: "End one of the member's sessions",
    description: 'Takes effect in all instances immediately.',
  })
  @ApiEnvelope(null, { errors: [NoSuchSession] })
  end(@CurrentSession() own: MemberPrincipal, @Param() { id }: SessionPathDto): Promise<void> {
    return this.sessions.end(own, id);
  }
}
