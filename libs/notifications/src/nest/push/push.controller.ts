import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type MemberRef } from '@housebrand/shared';
import {
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  CurrentSession,
  Self,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import { PushKey } from '../../core/contracts';
import { NewPushSubscriptionDto, StopPushDto } from '../dto/push.dto';
import { PushService } from './push.service';

@ApiTags('notifications')
@ApiMemberPath()
@Controller('api/apps/notifications/:prefix/:username/push')
export class PushController {
  constructor(private readonly push: PushService) {}

  @Get()
  @ApiAddition()
  @ApiCall('getPushKey', { purpose: 'Lets a browser subscribe to push messages.' })
  @ApiOperation({
    summary: "Get the agent's key for push messages",
    description: 'A browser that is subscribed with another key has to subscribe again.',
  })
  @ApiEnvelope(PushKey)
  key(@Self() member: MemberRef): Promise<PushKey> {
    return this.push.key(member);
  }

  @Post()
  @HttpCode(200)
  @ApiAddition()
  @ApiCall('startPush', {
    purpose: 'Sends new notifications to this browser, also while the site is closed.',
    effect:
      'Subscribes the browser until its session is ended, in the language of the request. At most ten per member.',
    repeat: 'safe',
  })
  @ApiOperation({
    summary: 'Subscribe a browser to push messages',
    description:
      'The address must belong to the push service of a known browser. Messages name the site and the kind of the ' +
      'notification, no amounts. A browser that another member used before is subscribed for this member only.',
  })
  @ApiEnvelope(null)
  start(@CurrentSession() own: MemberPrincipal, @Body() subscription: NewPushSubscriptionDto): Promise<void> {
    return this.push.subscribe(own, subscription);
  }

  @Post('stop')
  @HttpCode(200)
  @ApiAddition()
  @ApiCall('stopPush', {
    purpose: 'Stops push messages to a browser.',
    effect: "Ends the browser's subscription if it is the member's.",
    repeat: 'safe',
  })
  @ApiOperation({ summary: "End a browser's push messages" })
  @ApiEnvelope(null)
  stop(@Self() member: MemberRef, @Body() { endpoint }: StopPushDto): Promise<void> {
    return this.push.unsubscribe(member, endpoint);
  }
}
