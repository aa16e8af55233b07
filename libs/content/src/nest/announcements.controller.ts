import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiCall, ApiEnvelope, Self, unavailable } from '@housebrand/shared/nest';
import { Announcement } from '../core/contracts';
import { AnnouncementsService } from './announcements.service';

@ApiTags('content')
@Controller('api/provider/announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Get()
  @ApiCall('listAnnouncements', { purpose: 'Returns the announcements that a portal shows once per visit.' })
  @ApiOperation({ summary: 'List announcements for the member' })
  @ApiEnvelope(Announcement, { isArray: true, errors: [unavailable('gamePlatform')] })
  list(@Self() member: MemberRef): Promise<Announcement[]> {
    return this.announcements.list(member);
  }
}
