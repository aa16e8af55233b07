import type { ServerDomain } from '@housebrand/shared/nest';
import { webhooksMessages } from '../core';
import { webhooksMigrations } from './migrations';
import { webhooksPersonal } from './migrations/personal';
import { webhookSealedColumns } from './webhook-secrets';
import { WebhooksModule } from './webhooks.module';

/** This domain as the application loads it. */
export const webhooks: ServerDomain = {
  name: 'webhooks',
  module: WebhooksModule,
  migrations: webhooksMigrations,
  personal: webhooksPersonal,
  messages: webhooksMessages,
  sealed: webhookSealedColumns,
};
