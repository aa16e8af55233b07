import { Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoopbackGuard } from '../http/same-origin.guard';
import { PushInbox } from '../push/push-inbox';

/** The browsers of the simulated push service, `/push/{browser}`. */
@ApiTags('control: push messages')
@Controller('control/push')
@UseGuards(LoopbackGuard)
export class PushControlController {
  constructor(private readonly inbox: PushInbox) {}

  @Get(':browser')
  @ApiOperation({ summary: "List a browser's encrypted messages, newest first" })
  messages(@Param('browser') browser: string) {
    return this.inbox.of(browser);
  }

  @Post(':browser/end')
  @HttpCode(200)
  @ApiOperation({ summary: "End a browser's subscription: messages to it are answered with 410" })
  end(@Param('browser') browser: string) {
    this.inbox.unsubscribe(browser);
    return { browser };
  }
}
