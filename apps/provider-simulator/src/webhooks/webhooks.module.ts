import { Module } from '@nestjs/common';
import { WebhookInbox } from './webhook-inbox';
import { WebhooksController } from './webhooks.controller';

@Module({ controllers: [WebhooksController], providers: [WebhookInbox], exports: [WebhookInbox] })
export class WebhooksModule {}
