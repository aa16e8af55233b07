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

/** What this provider has beyond the specification, how its feed behaves, and how lively its members are. */
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
  @ApiOperation({ summary: 'What this provider has beyond the specification' })
  offered() {
    return this.extensions.list();
  }

  @Post('extensions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Switch an extension off: its calls answer as at a system that never heard of them' })
  @DocumentedBody(extensionRequest, { extension: 'creditTransfer', isOffered: false })
  offer(@ZodBody(extensionRequest) { extension, isOffered }: z.infer<typeof extensionRequest>) {
    this.extensions.set(extension, isOffered);
    return this.offered();
  }

  @Get('crowd')
  @ApiOperation({ summary: 'How lively the other members are' })
  liveliness(): z.infer<typeof crowdBody> {
    return { betsPerSecond: this.crowd.betsPerSecond };
  }

  @Post('crowd')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Let the other members play by themselves: 0 for nobody, up to 500 bets a second of all together',
  })
  @DocumentedBody(crowdBody, { betsPerSecond: 5 })
  play(@ZodBody(crowdBody) { betsPerSecond }: z.infer<typeof crowdBody>): z.infer<typeof crowdBody> {
    this.crowd.play(betsPerSecond);
    return this.liveliness();
  }

  @Post('feed')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let the feed of bets repeat events, tell them early and out of order' })
  @DocumentedBody(feedRequest, { isUnruly: true })
  behave(@ZodBody(feedRequest) { isUnruly }: z.infer<typeof feedRequest>): { isUnruly: boolean } {
    this.feed.isUnruly = isUnruly;
    return { isUnruly };
  }
}
