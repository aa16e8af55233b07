import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import { ApiAddition, ApiCall, ApiEnvelope, ApiMemberPath, Self } from '@housebrand/shared/nest';
import { NotificationChannels, NotificationPage, NotificationSettings, UnreadNotifications } from '../core/contracts';
import { SaveNotificationSettingsDto, NotificationsQueryDto, ReadNotificationsDto } from './dto/notifications.dto';
import { NotificationsService } from './notifications.service';

@ApiTags('notifications')
@ApiMemberPath()
@Controller('api/apps/notifications/:prefix/:username')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @ApiAddition()
  @ApiCall('listNotifications', {
    purpose: "Lists what happened to the member's money and account, in the language of the request.",
  })
  @ApiOperation({
    summary: "List the member's notifications",
    description: 'Newest first, page by page: send the `cursor` of a page to get the next one. Kept for a year.',
  })
  @ApiEnvelope(NotificationPage)
  list(@Self() member: MemberRef, @Query() { cursor }: NotificationsQueryDto): Promise<NotificationPage> {
    return this.notifications.page(member, cursor);
  }

  @Get('unread')
  @ApiAddition()
  @ApiCall('countUnreadNotifications', { purpose: 'Shows whether the inbox has something new.' })
  @ApiOperation({ summary: 'Count unread notifications' })
  @ApiEnvelope(UnreadNotifications)
  unread(@Self() member: MemberRef): Promise<UnreadNotifications> {
    return this.notifications.unread(member);
  }

  @Post('read')
  @HttpCode(200)
  @ApiAddition()
  @ApiCall('readNotifications', {
    purpose: 'Marks notifications as read on all devices.',
    effect: 'The list reports this notification as read, and with `andEarlier` all earlier ones.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Mark notifications as read' })
  @ApiEnvelope(UnreadNotifications)
  read(@Self() member: MemberRef, @Body() request: ReadNotificationsDto): Promise<UnreadNotifications> {
    return this.notifications.read(member, request);
  }

  @Get('channels')
  @ApiAddition()
  @ApiCall('listNotificationChannels', { purpose: 'Shows where the member can receive text messages.' })
  @ApiOperation({
    summary: "List the member's channels for text messages",
    description: 'Empty while the provider sends no text messages: then the settings about them have no effect.',
  })
  @ApiEnvelope(NotificationChannels)
  channels(@Self() member: MemberRef): Promise<NotificationChannels> {
    return this.notifications.channels(member);
  }

  @Get('settings')
  @ApiAddition()
  @ApiCall('getNotificationSettings', { purpose: 'Shows what the member has switched off, and the quiet hours.' })
  @ApiOperation({ summary: 'Get the notification settings' })
  @ApiEnvelope(NotificationSettings)
  settings(@Self() member: MemberRef): Promise<NotificationSettings> {
    return this.notifications.settings(member);
  }

  @Put('settings')
  @ApiAddition()
  @ApiCall('saveNotificationSettings', {
    purpose: 'Switches kinds of notifications off or on, and sets quiet hours.',
    effect: 'Replaces the settings. Later events of these kinds give no notification; earlier ones stay in the inbox.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Save the notification settings',
    description: 'Notifications about security, limits and breaks cannot be switched off.',
  })
  @ApiEnvelope(NotificationSettings)
  save(@Self() member: MemberRef, @Body() settings: SaveNotificationSettingsDto): Promise<NotificationSettings> {
    return this.notifications.save(member, settings);
  }
}
