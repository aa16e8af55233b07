import { Injectable } from '@nestjs/common';
import { AgentCalendar, businessDay, instantsOf, type MemberRef, type NewNotification } from '@housebrand/shared';
import { ClosedMembers, Outbox, OutboxWorker, type AgentTx, type OutboxDelivery } from '@housebrand/shared/nest';
import {
  groupOf,
  MemberMessages,
  messageChannel,
  MESSAGES_PER_DAY,
  notificationText,
  OPTIONAL_KINDS,
  PlayNotices,
  PushSites,
  topicOf,
  type MessageChoice,
} from '../../core';
import { MessagesRepository } from './messages.repository';

const TOPIC = 'notifications.message';

/** A line of the inbox. */
interface QueuedMessage {
  username: string;
  line: string;
}

/** A line that has just been added, and the channels that its member has chosen. */
interface NewLine extends QueuedMessage {
  notification: NewNotification;
  choices: readonly MessageChoice[];
}

type Message = NonNullable<Awaited<ReturnType<MessagesRepository['message']>>>;

/** Sends new lines of members' inboxes by SMS or LINE, as their members chose. */
@Injectable()
export class MessageDelivery {
  constructor(
    private readonly repository: MessagesRepository,
    private readonly outbox: Outbox,
    private readonly messages: MemberMessages,
    private readonly sites: PushSites,
    private readonly calendar: AgentCalendar,
    private readonly play: PlayNotices,
    private readonly closed: ClosedMembers,
    worker: OutboxWorker,
  ) {
    worker.handle<QueuedMessage>({
      topic: TOPIC,
      deliver: (entry) => this.deliver(entry),
      // a message that cannot be sent is no reason to withhold the next one
      whenParked: 'continue',
    });
  }

  /** Queues a line, in the transaction that adds it, if its member receives such messages. @param zone of the agent */
  async queue(tx: AgentTx, added: NewLine, zone: string, delayMs: number): Promise<void> {
    const { username, line, notification } = added;
    if (topicOf(notification.kind) !== 'security' && !(await this.isWithinDay(tx, added, zone))) return;
    // a key of its own: no message waits for one that is delayed
    await this.outbox.add(tx, { topic: TOPIC, key: line, reference: line, payload: { username, line }, delayMs });
  }

  /** Whether the member has chosen a channel for the kind and has not had {@link MESSAGES_PER_DAY} such lines that day. */
  private async isWithinDay(tx: AgentTx, { username, notification, choices }: NewLine, zone: string): Promise<boolean> {
    const { kind, at } = notification;
    const chosen = OPTIONAL_KINDS.filter((optional) => choices.some(({ topic }) => topic === optional));
    if (!chosen.some((optional) => optional === kind)) return false;
    const day = businessDay(at, zone);
    const lines = await this.repository.countIn(tx, username, chosen, instantsOf({ from: day, to: day }, zone));
    return lines <= MESSAGES_PER_DAY;
  }

  /** Sends a line, unless it was read or switched off meanwhile, or its member may no longer be addressed. */
  private async deliver({ agent, payload }: OutboxDelivery<QueuedMessage>): Promise<void> {
    const found = await this.repository.message(agent, payload);
    if (!found) return;
    const member = { prefix: agent, username: payload.username };
    if (!(await this.isDue(member, found))) return;
    const channel = messageChannel(topicOf(found.kind), found.choices, await this.messages.channelsOf(member));
    if (channel === null) return;
    const text = await this.textOf(agent, found);
    await this.messages.send({ member, channel, text, reference: payload.line });
  }

  /** Warnings are sent even if they were read: perhaps the reader is who they warn of. */
  private async isDue(member: MemberRef, { kind, readAt }: Message): Promise<boolean> {
    if (this.closed.isClosed(member)) return false;
    const group = groupOf(kind);
    if (group === 'security') return true;
    return readAt === null && (group !== 'play' || (await this.play.mayReceive(member)));
  }

  /** The site and the kind; warnings also say what to do. Amounts of money stay in the inbox: others may read a phone's screen. */
  private async textOf(agent: string, message: Message): Promise<string> {
    const [{ name }, zone] = await Promise.all([this.sites.of(agent), this.calendar.zoneOf(agent)]);
    const { title, text } = notificationText(message, { language: message.language, zone });
    return groupOf(message.kind) === 'security' ? `${name}: ${title}. ${text}` : `${name}: ${title}`;
  }
}
