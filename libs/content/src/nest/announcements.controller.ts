import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiAddition, ApiCall, ApiEnvelope, Self, unavailable } from '@housebrand/shared/nest';
import { Announcement } from '../core/contracts';
import { ReadAnnouncementsDto } from './dto/read-announcements.dto';
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

  @Post('read')
  @HttpCode(200)
  @ApiAddition()
  @ApiCall('readAnnouncements', {
    purpose: 'Marks announcements as read, so that no device of the member shows them again by itself.',
    effect: 'The list reports these announcements as read.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Mark announcements as read' })
  @ApiEnvelope(null, { example: null })
  async read(@Self() member: MemberRef, @Body() { ids }: ReadAnnouncementsDto): Promise<null> {
    await this.announcements.read(member, ids);
    return null;
  }
}
