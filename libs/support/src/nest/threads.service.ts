import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Clock, Database, LiveUpdates, RateLimits, type AgentTx, type RateRule } from '@housebrand/shared/nest';
import {
  MemberPayments,
  MAX_MESSAGES_PER_HOUR,
  MAX_OPEN_THREADS,
  messageText,
  newThread,
  paymentKey,
  readThread,
  threadPlace,
  TooManyOpenThreads,
  UnknownPayment,
  UnknownThread,
  withMessage,
  type MessageRequest,
  type QuestionRequest,
  type ReadRequest,
  type SupportConversation,
  type SupportMessage,
  type SupportThread,
  type SupportThreads,
  type ThreadPayment,
} from '../core';
import { toConversation, toMessage, toPage, toStaffThread } from './thread.mapper';
import { ThreadsRepository, type ListedThread, type StoredThread } from './threads.repository';

/** Messages per member. */
const MESSAGES: RateRule = { name: 'support.messages', points: MAX_MESSAGES_PER_HOUR, seconds: 3_600 };

/** The most messages that a copy of a member's data lists. */
const MAX_COPIED = 5_000;

/** A message, with its thread. */
export interface CopiedMessage extends SupportMessage {
  thread: string;
  payment: ThreadPayment | null;
}

/** A member's questions to the staff. */
@Injectable()
export class ThreadsService {
  constructor(
    private readonly database: Database,
    private readonly threads: ThreadsRepository,
    private readonly payments: MemberPayments,
    private readonly limits: RateLimits,
    private readonly live: LiveUpdates,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of the member's threads, newest first. @param query `payment`: only the threads about it. @throws InvalidInput for a text that is no cursor */
  async list(member: MemberRef, query: { payment?: string; cursor?: string }): Promise<SupportThreads> {
    const after = query.cursor === undefined ? null : threadPlace(query.cursor);
    const { threads, cursor } = toPage(
      await this.threads.ofMember(member, { payment: query.payment, after }),
      'lastAt',
    );
    return { threads: threads.map(withoutName), cursor };
  }

  /** Returns a thread with a page of its messages. @throws UnknownThread */
  async read(member: MemberRef, id: string, before?: number): Promise<SupportConversation> {
    const { thread, ...messages } = toConversation(await this.threads.conversation(member.prefix, id, before));
    if (thread.username !== member.username) throw new UnknownThread();
    return { thread: withoutName(thread), ...messages };
  }

  /**
   * Asks a question. A second one about the same payment continues its thread, unless that is closed.
   * @throws InvalidInput, TooManyRequests, UnknownPayment, TooManyOpenThreads, and the errors of the port
   */
  async ask(member: MemberRef, request: QuestionRequest): Promise<SupportThread> {
    const text = messageText(request.text);
    await this.limits.consume(MESSAGES, keyOf(member));
    const payment = request.payment ? await this.paymentOf(member, request.payment) : null;
    const { username } = member;
    return this.written(member, async (tx) => {
      const at = this.clock.now();
      await this.threads.lockMember(tx, username);
      const key = payment && paymentKey(payment);
      const known = key === null ? null : await this.threads.lockOfPayment(tx, username, key);
      if (!known && (await this.threads.countOpen(tx, username)) >= MAX_OPEN_THREADS) throw new TooManyOpenThreads();
      const thread = withMessage(known ?? newThread(at), 'MEMBER', at);
      const id = known?.id ?? newId(at);
      if (known) await this.threads.change(tx, id, thread);
      else await this.threads.addThread(tx, { ...thread, id, username, paymentKey: key, payment });
      const last = await this.threads.addMessage(tx, id, thread.lastNumber, { author: 'MEMBER', text, at });
      return { thread: { agent: tx.agent, id, username, paymentKey: key, payment, ...known, ...thread }, last };
    });
  }

  /** Adds a message to a thread. @throws InvalidInput, TooManyRequests, UnknownThread, ThreadClosed */
  async reply(member: MemberRef, id: string, request: MessageRequest): Promise<SupportThread> {
    const text = messageText(request.text);
    await this.limits.consume(MESSAGES, keyOf(member));
    return this.written(member, async (tx) => {
      const found = ownOf(member, await this.threads.lock(tx, id));
      const at = this.clock.now();
      const thread = { ...found, ...withMessage(found, 'MEMBER', at) };
      await this.threads.change(tx, id, thread);
      return { thread, last: await this.threads.addMessage(tx, id, thread.lastNumber, { author: 'MEMBER', text, at }) };
    });
  }

  /** Marks messages as read. @throws UnknownThread */
  async markRead(member: MemberRef, id: string, { until }: ReadRequest): Promise<void> {
    const isChanged = await this.database.forAgent(member.prefix, async (tx) => {
      const found = ownOf(member, await this.threads.lock(tx, id));
      const thread = readThread(found, until);
      if (thread !== found) await this.threads.change(tx, id, thread);
      return thread !== found;
    });
    if (isChanged) this.live.notify('support', [member]);
  }

  /** Returns the messages of all threads for a member's own copy, newest first. */
  async copy(member: MemberRef): Promise<{ messages: CopiedMessage[]; isComplete: boolean }> {
    const rows = await this.threads.messagesOf(member, MAX_COPIED + 1);
    const messages = rows.slice(0, MAX_COPIED).map(({ thread, message }) => ({
      thread: thread.id,
      payment: thread.payment,
      ...toMessage(message),
    }));
    return { messages, isComplete: rows.length <= MAX_COPIED };
  }

  private async paymentOf(
    member: MemberRef,
    reference: NonNullable<QuestionRequest['payment']>,
  ): Promise<ThreadPayment> {
    const found = await this.payments.find(member, reference);
    if (!found) throw new UnknownPayment();
    const { record, id } = reference;
    const { group, amountSatang, amountPoints, at } = found;
    return { record, id, group, amountSatang, amountPoints, at: at.toISOString() };
  }

  /** Runs a change, and tells the member's other pages. */
  private async written(member: MemberRef, change: (tx: AgentTx) => Promise<ListedThread>): Promise<SupportThread> {
    const changed = await this.database.forAgent(member.prefix, change);
    this.live.notify('support', [member]);
    return withoutName(toStaffThread(changed));
  }
}

const keyOf = ({ prefix, username }: MemberRef): string => `${prefix}.${username}`;

function ownOf({ username }: MemberRef, found: StoredThread | null): StoredThread {
  if (found?.username !== username) throw new UnknownThread();
  return found;
}

/** Members know their own name. */
function withoutName({ username: _, ...thread }: SupportThread & { username: string }): SupportThread {
  return thread;
}
