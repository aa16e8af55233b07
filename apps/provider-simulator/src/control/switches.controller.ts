import { extensionRequest, feedRequest } from '@housebrand/providers';
import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Crowd } from '../bots/crowd';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { BetFeed } from '../feed/bet-feed';
import { Extensions } from '../wire/extensions';
import { crowdBody } from './control.schemas';

/** Control API for extensions, the feed's behaviour, and the crowd. */
@ApiTags('control: switches')
@Controller('control')
@UseGuards(LoopbackGuard)
export class SwitchesController {
  constructor(
    private readonly extensions: Extensions,
    private readonly feed: BetFeed,
    private readonly crowd: Crowd,
  ) {}

  @Get('extensions')
  @ApiOperation({ summary: 'List the extensions and whether they are on' })
  offered() {
    return this.extensions.list();
  }

  @Post('extensions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Switch an extension on or off; when off, its calls are unknown' })
  @DocumentedBody(extensionRequest, { extension: 'creditTransfer', isOffered: false })
  offer(@ZodBody(extensionRequest) { extension, isOffered }: z.infer<typeof extensionRequest>) {
    this.extensions.set(extension, isOffered);
    return this.offered();
  }

  @Get('crowd')
  @ApiOperation({ summary: 'Get the crowd’s bets per second' })
  liveliness(): z.infer<typeof crowdBody> {
    return { betsPerSecond: this.crowd.betsPerSecond };
  }

  @Post('crowd')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Set the crowd’s bets per second: 0 to 500',
  })
  @DocumentedBody(crowdBody, { betsPerSecond: 5 })
  play(@ZodBody(crowdBody) { betsPerSecond }: z.infer<typeof crowdBody>): z.infer<typeof crowdBody> {
    this.crowd.play(betsPerSecond);
    return this.liveliness();
  }

  @Post('feed')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make the bet feed repeat and reorder events and send some early' })
  @DocumentedBody(feedRequest, { isUnruly: true })
  behave(@ZodBody(feedRequest) { isUnruly }: z.infer<typeof feedRequest>): { isUnruly: boolean } {
    this.feed.isUnruly = isUnruly;
    return { isUnruly };
  }
}
