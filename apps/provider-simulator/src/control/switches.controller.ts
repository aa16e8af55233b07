import { extensionRequest, feedRequest } from '@housebrand/providers';
import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Bots } from '../bots/bots';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { BetFeed } from '../feed/bet-feed';
import { Extensions } from '../wire/extensions';
import { botsBody } from './control.schemas';

/** Control API for extensions, the feed's behaviour, and the bots. */
@ApiTags('control: switches')
@Controller('control')
@UseGuards(LoopbackGuard)
export class SwitchesController {
  constructor(
    private readonly extensions: Extensions,
    private readonly feed: BetFeed,
    private readonly bots: Bots,
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

  @Get('bots')
  @ApiOperation({ summary: 'Get the bets per second of the bots' })
  botsRate(): z.infer<typeof botsBody> {
    return { betsPerSecond: this.bots.betsPerSecond };
  }

  @Post('bots')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Set the bets per second of the bots: 0 to 500',
  })
  @DocumentedBody(botsBody, { betsPerSecond: 5 })
  play(@ZodBody(botsBody) { betsPerSecond }: z.infer<typeof botsBody>): z.infer<typeof botsBody> {
    this.bots.play(betsPerSecond);
    return this.botsRate();
  }

  @Post('feed')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make the bet feed repeat and reorder events and send some early' })
  @DocumentedBody(feedRequest, { isUnruly: true })
  setFeed(@ZodBody(feedRequest) { isUnruly }: z.infer<typeof feedRequest>): { isUnruly: boolean } {
    this.feed.isUnruly = isUnruly;
    return { isUnruly };
  }
}
