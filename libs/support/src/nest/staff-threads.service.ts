import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Audit, Clock, Database, LiveUpdates, Notifications, type AgentTx } from '@housebrand/shared/nest';
import {
  closedThread,
  messageText,
  newThread,
  threadPlace,
  UnknownThread,
  withMessage,
  type MessageRequest,
  type StaffConversation,
  type StaffThread,
  type StaffThreads,
  type ThreadState,
} from '../core';
import { toConversation, toPage } from './thread.mapper';
import { ThreadsRepository, type StoredThread } from './threads.repository';

/** The threads of an agent's members, for its staff: by agent key, and by operators. */
@Injectable()
export class StaffThreadsService {
  constructor(
    private readonly database: Database,
    private readonly threads: ThreadsRepository,
    private readonly audit: Audit,
    private readonly live: LiveUpdates,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the threads in a state; OPEN: the oldest unanswered first. @throws InvalidInput for a text that is no cursor */
  async list(prefix: string, { state, cursor }: { state: ThreadState; cursor?: string }): Promise<StaffThreads> {
    const after = cursor === undefined ? null : threadPlace(cursor);
    return toPage(await this.threads.ofAgent(prefix, { state, after }), 'since');
  }

  /** Returns a thread with a page of its messages. @throws UnknownThread */
  async read(prefix: string, id: string, before?: number): Promise<StaffConversation> {
    return toConversation(await this.threads.conversation(prefix, id, before));
  }

  /** Starts a thread with a member, about no payment. @throws InvalidInput */
  async start(
    { prefix, username }: MemberRef,
    { text: typed, reason }: MessageRequest & { reason: string },
    by: string,
  ): Promise<StaffThread> {
    const text = messageText(typed);
    const at = this.clock.now();
    const id = newId(at);
    const thread = withMessage(newThread(at), 'STAFF', at);
    await this.database.forAgent(prefix, async (tx) => {
      await this.threads.addThread(tx, { ...thread, id, username, paymentKey: null, payment: null });
      await this.write(tx, { id, username, number: thread.lastNumber }, text, at);
      const details = { member: username, reason };
      await this.audit.note(tx, prefix, { actor: by, action: 'support.started', subject: id, details });
    });
    return this.shown(prefix, id);
  }

  /** Answers a thread. @throws InvalidInput, UnknownThread, ThreadClosed */
  async answer(prefix: string, id: string, request: MessageRequest, by: string): Promise<StaffThread> {
    const text = messageText(request.text);
    return this.changed(prefix, id, async (tx, found) => {
      const at = this.clock.now();
      const thread = withMessage(found, 'STAFF', at);
      await this.threads.change(tx, id, thread);
      await this.write(tx, { id, username: found.username, number: thread.lastNumber }, text, at);
      const details = { member: found.username, message: thread.lastNumber };
      await this.audit.note(tx, tx.agent, { actor: by, action: 'support.answered', subject: id, details });
    });
  }

  /** Closes a thread; a closed one stays as it is. @throws UnknownThread */
  async close(prefix: string, id: string, by: string, reason?: string): Promise<StaffThread> {
    return this.changed(prefix, id, async (tx, found) => {
      const thread = closedThread(found, this.clock.now());
      if (thread === found) return;
      await this.threads.change(tx, id, thread);
      const details = { member: found.username, ...(reason !== undefined && { reason }) };
      await this.audit.note(tx, tx.agent, { actor: by, action: 'support.closed', subject: id, details });
    });
  }

  private async changed(
    prefix: string,
    id: string,
    change: (tx: AgentTx, found: StoredThread) => Promise<void>,
  ): Promise<StaffThread> {
    await this.database.forAgent(prefix, async (tx) => {
      const found = await this.threads.lock(tx, id);
      if (!found) throw new UnknownThread();
      await change(tx, found);
    });
    return this.shown(prefix, id);
  }

  /** Adds a message of the staff, which the member is notified of. */
  private async write(
    tx: AgentTx,
    { id, username, number }: { id: string; username: string; number: number },
    text: string,
    at: Date,
  ): Promise<void> {
    await this.threads.addMessage(tx, id, number, { author: 'STAFF', text, at });
    const sourceId = `${id}:${number}`;
    await this.notifications.announce(tx, username, { kind: 'supportMessage', sourceId, params: {}, at });
  }

  /** Returns a changed thread, and tells the member's pages. */
  private async shown(prefix: string, id: string): Promise<StaffThread> {
    const { thread } = await this.read(prefix, id);
    this.live.notify('support', [{ prefix, username: thread.username }]);
    return thread;
  }
}
