import { Controller, Get, HttpCode, NotFoundException, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Address } from '../http/address';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { WebhookInbox } from '../webhooks/webhook-inbox';
import { allSites, siteOf } from '../world/agents';
import { webhookSecretBody } from './control.schemas';

/** The demo receivers of agents' webhooks, `/webhooks/{prefix}`. */
@ApiTags('control: webhooks')
@Controller('control/webhooks')
@UseGuards(LoopbackGuard)
export class WebhooksControlController {
  constructor(
    private readonly inbox: WebhookInbox,
    private readonly address: Address,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the receivers, and the last 50 events with a genuine signature, newest first' })
  list() {
    const receivers = allSites().map(({ prefix }) => ({
      prefix,
      address: `${this.address.origin}/webhooks/${prefix}`,
      hasSecret: this.inbox.secretOf(prefix) !== undefined,
    }));
    return { receivers, events: this.inbox.list() };
  }

  @Post(':prefix/secret')
  @HttpCode(200)
  @ApiOperation({ summary: "Set the signing secret of an agent's receiver; a restart forgets it" })
  @DocumentedBody(webhookSecretBody, { secret: `whsec_${Buffer.alloc(32).toString('base64')}` })
  trust(@Param('prefix') prefix: string, @ZodBody(webhookSecretBody) { secret }: z.infer<typeof webhookSecretBody>) {
    if (!siteOf(prefix)) throw new NotFoundException('no such agent');
    this.inbox.trust(prefix, secret);
    return this.list();
  }
}
