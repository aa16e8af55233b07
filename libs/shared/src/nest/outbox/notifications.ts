import { Injectable } from '@nestjs/common';
import type { NewNotification } from '@housebrand/shared';
import type { AgentTx } from '../database/transactions';
import { Outbox } from './outbox';
import { OutboxWorker } from './outbox-worker';

/** The outbox topic of notifications, delivered by the notifications domain. */
export const NOTIFICATIONS_TOPIC = 'notifications.announce';

/** A notification as its outbox entry carries it; the entry's key is the member's username. */
export type AnnouncedNotification = Omit<NewNotification, 'at'> & { at: string };

/**
 * Announces to members what happened to their money and their account. The announcement commits with the change that it reports, and
 * is delivered afterwards. An application without the notifications domain announces nothing.
 */
@Injectable()
export class Notifications {
  constructor(
    private readonly outbox: Outbox,
    private readonly worker: OutboxWorker,
  ) {}

  /** Announces in the caller's transaction; a rollback drops it as well. */
  async announce(tx: AgentTx, username: string, { at, ...notification }: NewNotification): Promise<void> {
    if (!this.worker.handles(NOTIFICATIONS_TOPIC)) return;
    const payload: AnnouncedNotification = { ...notification, at: at.toISOString() };
    await this.outbox.add(tx, { topic: NOTIFICATIONS_TOPIC, key: username, payload });
  }
}
