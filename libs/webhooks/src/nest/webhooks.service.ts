import { Injectable } from '@nestjs/common';
import { InvalidInput, newId } from '@housebrand/shared';
import { Audit, Clock, Database, type AgentTx } from '@housebrand/shared/nest';
import {
  MAX_WEBHOOKS,
  TooManyWebhooks,
  UnknownWebhook,
  type ChangeWebhookRequest,
  type Webhook,
  type WebhookRequest,
  type Webhooks,
  type WebhookWithSecret,
} from '../core';
import { DeliveriesRepository } from './deliveries/deliveries.repository';
import { WebhookAddresses } from './sending/webhook-addresses';
import { SigningSecrets } from './webhook-secrets';
import { toWebhook } from './webhook.mapper';
import { TURNED_ON, WebhooksRepository, type StoredWebhook } from './webhooks.repository';

/** Who changes a webhook, and why, for the audit trail. */
export interface WebhookEditor {
  actor: string;
  reason: string;
}

/** Agents' webhooks, for their staff. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly secrets: SigningSecrets,
    private readonly addresses: WebhookAddresses,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns an agent's webhooks, the oldest first. */
  async list(prefix: string): Promise<Webhooks> {
    return { webhooks: (await this.webhooks.list(prefix)).map(toWebhook) };
  }

  /** Adds a webhook, which receives events from now on. @throws InvalidInput, TooManyWebhooks */
  async create(prefix: string, request: WebhookRequest, by: WebhookEditor): Promise<WebhookWithSecret> {
    await this.assertAllowed(request.url);
    const now = this.clock.now();
    const id = newId(now);
    const { plain, sealed } = this.secrets.make(prefix, id);
    const { url, description, kinds } = request;
    const added = await this.database.forAgent(prefix, async (tx) => {
      if ((await this.webhooks.lockedCount(tx)) >= MAX_WEBHOOKS) throw new TooManyWebhooks();
      const row = { agent: prefix, id, url, description, kinds, secret: sealed, createdAt: now };
      await this.note(tx, 'office.webhook-created', row, by);
      return this.webhooks.insert(tx, row);
    });
    return { webhook: toWebhook(added), secret: plain };
  }

  /** Changes a webhook, or turns it on or off. What waits for one that is turned off is given up. @throws InvalidInput, UnknownWebhook */
  async change(prefix: string, id: string, request: ChangeWebhookRequest, by: WebhookEditor): Promise<Webhook> {
    await this.assertAllowed(request.url);
    const { url, description, kinds, isEnabled } = request;
    return this.changed(prefix, id, async (tx, found, now) => {
      const wasEnabled = found.disabledReason === null;
      const turned = isEnabled ? TURNED_ON : ({ disabledReason: 'STAFF', disabledAt: now } as const);
      await this.note(tx, 'office.webhook-changed', { id, url }, by, { isEnabled });
      if (!isEnabled) await this.deliveries.giveUpAll(tx, id);
      return { url, description, kinds, ...(wasEnabled !== isEnabled && turned) };
    });
  }

  /** Replaces the signing secret; the old one also signs for a day. @throws UnknownWebhook */
  async rotateSecret(prefix: string, id: string, by: WebhookEditor): Promise<WebhookWithSecret> {
    const { plain, sealed } = this.secrets.make(prefix, id);
    const webhook = await this.changed(prefix, id, async (tx, found, now) => {
      await this.note(tx, 'office.webhook-secret-rotated', found, by);
      return this.secrets.replaced(found, sealed, now);
    });
    return { webhook, secret: plain };
  }

  /** Deletes a webhook and its deliveries. @throws UnknownWebhook */
  async remove(prefix: string, id: string, by: WebhookEditor): Promise<void> {
    await this.database.forAgent(prefix, async (tx) => {
      const found = await this.webhooks.lock(tx, id);
      if (!found) throw new UnknownWebhook();
      await this.note(tx, 'office.webhook-deleted', found, by);
      await this.deliveries.removeAll(tx, id);
      await this.webhooks.remove(tx, id, this.clock.now());
    });
  }

  private async changed(
    prefix: string,
    id: string,
    change: (tx: AgentTx, found: StoredWebhook, now: Date) => Promise<Partial<StoredWebhook>>,
  ): Promise<Webhook> {
    const now = this.clock.now();
    return this.database.forAgent(prefix, async (tx) => {
      const found = await this.webhooks.lock(tx, id);
      if (!found) throw new UnknownWebhook();
      return toWebhook(await this.webhooks.change(tx, id, await change(tx, found, now), now));
    });
  }

  private async assertAllowed(url: string): Promise<void> {
    const problem = await this.addresses.check(url);
    if (problem) throw new InvalidInput([{ field: 'url', messageKey: `webhooks.${problem}` }]);
  }

  /** Addresses may contain a secret: the trail names the host only. */
  private note(
    tx: AgentTx,
    action: string,
    { id, url }: Pick<StoredWebhook, 'id' | 'url'>,
    { actor, reason }: WebhookEditor,
    details: Record<string, boolean> = {},
  ): Promise<void> {
    const host = new URL(url).host;
    return this.audit.note(tx, tx.agent, { actor, action, subject: id, details: { reason, host, ...details } });
  }
}
