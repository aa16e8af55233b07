import { Injectable } from '@nestjs/common';
import {
  backoffMs,
  Clock,
  Database,
  Jobs,
  OutboxWorker,
  type AgentTx,
  type OutboxDelivery,
} from '@housebrand/shared/nest';
import { FAILING_DAYS, KEPT_DAYS } from '../../core';
import { WebhookGateway, type Attempt } from '../sending/webhook-gateway';
import { SigningSecrets } from '../webhook-secrets';
import { WebhooksRepository, type StoredWebhook } from '../webhooks.repository';
import { DeliveriesRepository, type StoredDelivery } from './deliveries.repository';
import { SEND_TOPIC, type QueuedDelivery } from './delivery-queue';

const DAY_MS = 86_400_000;
/** About a day after the first attempt: the pauses grow to 15 minutes. */
const MAX_ATTEMPTS = 136;
/** An attempt takes at most ten seconds; afterwards another delivery may try a failing webhook. */
const TURN_MS = 20_000;
const GONE = 410;

/**
 * Sends deliveries to their webhooks, with the same id at each attempt. While a webhook fails, one delivery at a time tries it, after
 * growing pauses, and the others wait: so a dead webhook takes no time from others. Nothing is parked: a delivery that is given up is
 * FAILED, and staff can replay it.
 */
@Injectable()
export class DeliverySender {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly secrets: SigningSecrets,
    private readonly gateway: WebhookGateway,
    private readonly clock: Clock,
    worker: OutboxWorker,
    jobs: Jobs,
  ) {
    worker.handle<QueuedDelivery>({
      topic: SEND_TOPIC,
      deliver: (entry, signal) => this.deliver(entry, signal),
      maxAttempts: MAX_ATTEMPTS + 1,
      whenParked: 'continue',
    });
    const forget = () => this.deliveries.forget(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS));
    jobs.register({ name: 'webhooks-forget', everyMs: DAY_MS, run: forget });
  }

  private async deliver({ agent, payload, attempt }: OutboxDelivery<QueuedDelivery>, signal: AbortSignal) {
    const found = await this.deliveries.find(agent, payload.delivery);
    if (found?.delivery.state !== 'WAITING') return;
    const { delivery, webhook } = found;
    if (webhook.disabledReason !== null) return this.deliveries.giveUp(agent, delivery.id, 'DISABLED');
    const isLast = attempt >= MAX_ATTEMPTS;
    if (!(await this.mayTry(agent, webhook))) {
      if (isLast) return this.deliveries.giveUp(agent, delivery.id, null);
      throw new Error('the webhook fails; another delivery tries it');
    }
    const now = this.clock.now();
    const ended = await this.gateway.send(await this.outgoing(agent, delivery, webhook, now), signal);
    await this.database.forAgent(agent, (tx) =>
      ended.failure === null
        ? this.arrived(tx, delivery, webhook, ended)
        : this.failed(tx, delivery, webhook, { ended, isLast }),
    );
    if (ended.failure !== null && !isLast) throw new Error(`the webhook failed: ${ended.status ?? ended.failure}`);
  }

  private async mayTry(agent: string, { id, failingSince }: StoredWebhook): Promise<boolean> {
    if (failingSince === null) return true;
    const now = this.clock.now();
    return this.webhooks.takeTurn(agent, id, now, new Date(now.getTime() + TURN_MS));
  }

  private async outgoing(agent: string, delivery: StoredDelivery, webhook: StoredWebhook, at: Date) {
    const { event: id, kind, occurredAt, data } = delivery;
    const body = JSON.stringify({ id, kind, agent, occurredAt: occurredAt.toISOString(), data });
    return { url: webhook.url, secrets: await this.secrets.inForce(agent, webhook, at), id, at, body };
  }

  private async arrived(tx: AgentTx, { id }: StoredDelivery, webhook: StoredWebhook, ended: Attempt): Promise<void> {
    const now = this.clock.now();
    await this.webhooks.succeed(tx, webhook.id, now);
    await this.deliveries.record(tx, id, ended, 'DELIVERED', now);
  }

  private async failed(
    tx: AgentTx,
    { id }: StoredDelivery,
    webhook: StoredWebhook,
    { ended, isLast }: { ended: Attempt; isLast: boolean },
  ): Promise<void> {
    const now = this.clock.now();
    // several deliveries that fail together count once; the shortest pause, so that the delivery's own one is never shorter
    const failures = webhook.failures + 1;
    const resumesAt = new Date(now.getTime() + backoffMs(failures, 1));
    const since = await this.webhooks.fail(tx, webhook.id, { now, failures, resumesAt });
    await this.deliveries.record(tx, id, ended, isLast ? 'FAILED' : 'WAITING', now);
    const isDead = since !== null && now.getTime() - since.getTime() >= FAILING_DAYS * DAY_MS;
    if (ended.status !== GONE && !isDead) return;
    await this.webhooks.disable(tx, webhook.id, ended.status === GONE ? 'GONE' : 'FAILING', now);
    await this.deliveries.giveUpAll(tx, webhook.id);
  }
}
