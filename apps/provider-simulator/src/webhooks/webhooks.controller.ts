import {
  BadRequestException,
  Controller,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Req,
  UnauthorizedException,
  type RawBodyRequest,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { siteOf } from '../world/agents';
import { isGenuine } from './standard-webhook';
import { WebhookInbox } from './webhook-inbox';

const eventBody = z.object({
  id: z.string().max(100),
  kind: z.string().max(100),
  data: z.object({ username: z.string().max(100).optional() }),
});

/** The demo of an agent's own system, which receives the agent's webhooks. The bank desk shows the events. */
@ApiExcludeController()
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly inbox: WebhookInbox) {}

  @Post(':prefix')
  @HttpCode(204)
  receive(@Param('prefix') prefix: string, @Req() { headers, body, rawBody }: RawBodyRequest<FastifyRequest>): void {
    if (!siteOf(prefix)) throw new NotFoundException('no such agent');
    const secret = this.inbox.secretOf(prefix);
    // the signature is for the machine's time, not for the simulated one
    const now = new Date();
    if (!secret || !rawBody || !isGenuine(secret, { headers, body: rawBody }, now))
      throw new UnauthorizedException("no signature by the secret of the agent's receiver");
    const event = eventBody.safeParse(body);
    if (!event.success) throw new BadRequestException('not an event');
    const { id, kind, data } = event.data;
    this.inbox.receive({ id, kind, prefix, username: data.username ?? null, at: now.toISOString() });
  }
}
