import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@housebrand/shared';
import { Outbox, OutboxWorker, type AgentTx, type OutboxDelivery } from '@housebrand/shared/nest';
import {
  groupOf,
  notificationPath,
  notificationText,
  PlayNotices,
  PushDevices,
  PushSites,
  type PushSite,
} from '../../core';
import { PushGateway } from './push-gateway';
import { PushKeys } from './push-keys';
import { PushRepository } from './push.repository';

const TOPIC = 'notifications.push';

/** A line of the inbox, and the browser that it is sent to. */
interface QueuedPush {
  line: string;
  subscription: string;
}

type Message = NonNullable<Awaited<ReturnType<PushRepository['message']>>>;

/** Sends new lines of members' inboxes to their browsers. */
@Injectable()
export class PushDelivery {
  constructor(
    private readonly repository: PushRepository,
    private readonly outbox: Outbox,
    private readonly gateway: PushGateway,
    private readonly keys: PushKeys,
    private readonly sites: PushSites,
    private readonly devices: PushDevices,
    private readonly play: PlayNotices,
    worker: OutboxWorker,
  ) {
    worker.handle<QueuedPush>({
      topic: TOPIC,
      deliver: (entry, signal) => this.deliver(entry, signal),
      // a browser that cannot be reached is no reason to withhold what others receive
      whenParked: 'continue',
    });
  }

  /** Queues a line for all browsers of its member, in the transaction that adds it. */
  async queue(tx: AgentTx, username: string, line: string, delayMs: number): Promise<void> {
    const subscriptions = await this.repository.idsOf(tx, username);
    const entries = subscriptions.map((subscription) => {
      const payload: QueuedPush = { line, subscription };
      // a key of its own: no message waits for one that is delayed
      const reference = `${line} ${subscription}`;
      return { topic: TOPIC, key: reference, reference, payload, delayMs };
    });
    await this.outbox.add(tx, ...entries);
  }

  /** Sends a line, unless it was read meanwhile, its member may no longer be addressed, or the device is logged out. */
  private async deliver({ agent, payload }: OutboxDelivery<QueuedPush>, signal: AbortSignal): Promise<void> {
    const found = await this.repository.message(agent, payload);
    if (!found || found.readAt !== null) return;
    const { username, kind, sessionId } = found;
    if (groupOf(kind) === 'play' && !(await this.play.mayReceive({ prefix: agent, username }))) return;
    const isSent =
      !(await this.devices.isLoggedOut(agent, sessionId)) &&
      (await this.gateway.send(await this.messageOf(agent, found, payload.line), signal));
    if (!isSent) await this.repository.remove(agent, payload.subscription);
  }

  private async messageOf(agent: string, message: Message, line: string) {
    const [key, site] = await Promise.all([this.keys.of(agent), this.sites.of(agent)]);
    const text = JSON.stringify(pushTextOf(agent, message, { site, line }));
    return { to: message, key, text, isUrgent: isUrgent(message.kind) };
  }
}

/** Whether a kind arrives in quiet hours, too. */
export function isUrgent(kind: NotificationKind): boolean {
  return groupOf(kind) === 'security';
}

/** Returns what the service worker shows: the site and the kind only, because anyone near the screen may read it. */
function pushTextOf(agent: string, message: Message, { site, line }: { site: PushSite; line: string }) {
  const { language } = message;
  return {
    title: site.name,
    // titles contain no dates
    body: notificationText(message, { language, zone: 'UTC' }).title,
    icon: site.icon,
    path: `/${agent}/${notificationPath(message)}`,
    language,
    // a message that is delivered twice shows once
    tag: line,
  };
}
