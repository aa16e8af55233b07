import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InvalidInput, isUuid } from '@housebrand/shared';
import { Audit, Clock, Database, type AgentTx } from '@housebrand/shared/nest';
import {
  DELIVERIES_PAGE,
  TEST_KIND,
  UnknownDelivery,
  UnknownWebhook,
  WebhookDisabled,
  type DeliveriesQuery,
  type WebhookDeliveries,
  type WebhookDelivery,
} from '../../core';
import { toDelivery } from '../webhook.mapper';
import { WebhooksRepository } from '../webhooks.repository';
import type { WebhookEditor } from '../webhooks.service';
import { DeliveriesRepository } from './deliveries.repository';
import { DeliveryQueue } from './delivery-queue';

/** Deliveries to agents' webhooks, for their staff. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly queue: DeliveryQueue,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of deliveries to a webhook, newest first. @throws UnknownWebhook; InvalidInput for a text that is no cursor */
  async list(prefix: string, webhook: string, { state, cursor }: DeliveriesQuery): Promise<WebhookDeliveries> {
    if (cursor !== undefined && !isUuid(cursor))
      throw new InvalidInput([{ field: 'cursor', messageKey: 'shared.invalid', values: { field: 'cursor' } }]);
    if (!(await this.webhooks.find(prefix, webhook))) throw new UnknownWebhook();
    const page = { state, before: cursor, limit: DELIVERIES_PAGE };
    const rows = await this.deliveries.page(prefix, webhook, page);
    const shown = rows.slice(0, DELIVERIES_PAGE);
    return { deliveries: shown.map(toDelivery), cursor: rows.length > shown.length ? shown.at(-1)!.id : null };
  }

  /** Sends a delivery again, at once and with the same event id. @throws UnknownWebhook, UnknownDelivery, WebhookDisabled */
  async replay(prefix: string, webhook: string, id: string, by: WebhookEditor): Promise<WebhookDelivery> {
    await this.whileOn(prefix, webhook, async (tx) => {
      if (!(await this.deliveries.replay(tx, webhook, id))) throw new UnknownDelivery();
      await this.queue.queue(tx, id);
      await this.note(tx, 'office.webhook-replayed', webhook, by, { delivery: id });
    });
    return this.delivery(prefix, id);
  }

  /** Sends a test event. @throws UnknownWebhook, WebhookDisabled */
  async test(prefix: string, webhook: string, by: WebhookEditor): Promise<WebhookDelivery> {
    const event = { event: randomUUID(), kind: TEST_KIND, occurredAt: this.clock.now(), data: {} } as const;
    const id = await this.whileOn(prefix, webhook, async (tx) => {
      const [added] = await this.queue.add(tx, [webhook], event);
      await this.note(tx, 'office.webhook-tested', webhook, by);
      return added!;
    });
    return this.delivery(prefix, id);
  }

  /** Locks a webhook that is on, and lets the next delivery try it at once. */
  private async whileOn<T>(prefix: string, webhook: string, work: (tx: AgentTx) => Promise<T>): Promise<T> {
    return this.database.forAgent(prefix, async (tx) => {
      const found = await this.webhooks.lock(tx, webhook);
      if (!found) throw new UnknownWebhook();
      if (found.disabledReason !== null) throw new WebhookDisabled();
      await this.webhooks.resume(tx, webhook);
      return work(tx);
    });
  }

  private async delivery(prefix: string, id: string): Promise<WebhookDelivery> {
    const found = await this.deliveries.find(prefix, id);
    if (!found) throw new UnknownDelivery();
    return toDelivery(found.delivery);
  }

  private note(
    tx: AgentTx,
    action: string,
    subject: string,
    { actor, reason }: WebhookEditor,
    details: Record<string, string> = {},
  ): Promise<void> {
    return this.audit.note(tx, tx.agent, { actor, action, subject, details: { reason, ...details } });
  }
}
