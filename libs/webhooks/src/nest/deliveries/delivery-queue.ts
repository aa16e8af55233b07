import { Injectable } from '@nestjs/common';
import {
  AGENT_EVENTS_TOPIC,
  Clock,
  Database,
  Outbox,
  OutboxWorker,
  type AgentTx,
  type AnnouncedEvent,
  type OutboxDelivery,
} from '@housebrand/shared/nest';
import { WebhooksRepository } from '../webhooks.repository';
import { DeliveriesRepository, type CarriedEvent } from './deliveries.repository';

/** The outbox topic of deliveries. */
export const SEND_TOPIC = 'webhooks.send';

/** A delivery as its outbox entry carries it. */
export interface QueuedDelivery {
  delivery: string;
}

/** Gives each announced event to the webhooks that receive its kind: a delivery, and an outbox entry, per webhook. */
@Injectable()
export class DeliveryQueue {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    worker: OutboxWorker,
  ) {
    worker.handle<AnnouncedEvent>({
      topic: AGENT_EVENTS_TOPIC,
      deliver: (entry) => this.receive(entry),
      whenParked: 'continue',
    });
  }

  /** Adds a delivery of an event for each of the webhooks, and queues it. A webhook that has one gets no second one. */
  async add(tx: AgentTx, webhooks: readonly string[], event: CarriedEvent): Promise<string[]> {
    const added = await this.deliveries.add(tx, webhooks, event, this.clock.now());
    await this.queue(tx, ...added);
    return added;
  }

  /** Queues deliveries, each under a key of its own: none waits for another one that cannot be delivered. */
  async queue(tx: AgentTx, ...deliveries: readonly string[]): Promise<void> {
    const entries = deliveries.map((delivery) => {
      const payload: QueuedDelivery = { delivery };
      return { topic: SEND_TOPIC, key: delivery, payload };
    });
    await this.outbox.add(tx, ...entries);
  }

  private async receive({ agent, id, payload: { kind, at, data } }: OutboxDelivery<AnnouncedEvent>): Promise<void> {
    await this.database.forAgent(agent, async (tx) => {
      const receivers = await this.webhooks.receiversOf(tx, kind);
      await this.add(tx, receivers, { event: id, kind, occurredAt: new Date(at), data: { ...data } });
    });
  }
}
