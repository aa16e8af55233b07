import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { EVENT_STREAM, LIVE_ADDRESS, TooManyRequests } from '@housebrand/shared';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { MemberPrincipal } from '../context/principal';
import { CurrentSession } from '../context/caller.decorators';
import { ApiCall, ApiAddition } from '../openapi/api-call.decorator';
import { ApiEnvelope } from '../openapi/api-envelope.decorator';
import { LiveStreams } from './live-streams';

const EXAMPLE = 'id: 0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f-0\nevent: balance\ndata: 1\n\n';

/** Maximum age of a page that opens its stream, well above the usual. */
const MAX_PAGE_AGE_MS = 60_000;

class LiveQueryDto {
  @ApiPropertyOptional({ description: 'Age of the page that opens the stream, in milliseconds', example: 8_000 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PAGE_AGE_MS)
  pageAgeMs = 0;
}

@ApiTags('live')
@Controller(LIVE_ADDRESS)
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Get()
  @ApiAddition()
  @ApiCall('openLiveNews', {
    purpose: 'Tells a page which data has changed, so that it can read that data again.',
    limits: '4 streams per session and 5,000 per instance; above that, 429.',
  })
  @ApiOperation({
    summary: 'Stream change notifications',
    description:
      'Server-sent events without content, named `balance`, `payments`, `quests`, `tier`, `support`, `leaderboard`, `notifications`, or `everything` if notifications may have been missed. A stream that reconnects with `last-event-id` receives the events it missed. It closes when the session ends, and after ten minutes; browsers reconnect automatically.',
  })
  @ApiHeader({ name: 'last-event-id', required: false, description: 'Id of the last event received' })
  @ApiEnvelope(null, {
    description: 'A stream that stays open',
    stream: EXAMPLE,
    errors: [() => new TooManyRequests(3)],
  })
  open(
    @CurrentSession() session: MemberPrincipal,
    @Headers('last-event-id') lastId: string | undefined,
    @Query() { pageAgeMs }: LiveQueryDto,
    @Res() reply: FastifyReply,
  ): void {
    this.streams.assertBelowMaxStreams(session);
    reply.hijack();
    void reply.headers({
      'content-type': EVENT_STREAM,
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    this.streams.open(session, { lastId: lastId || null, pageAgeMs }, reply.raw);
  }
}
