import { and, asc, count, desc, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Injectable } from '@nestjs/common';
import { isUuid, type MemberRef } from '@housebrand/shared';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import {
  MESSAGES_LIMIT,
  THREADS_LIMIT,
  type Author,
  type ThreadPayment,
  type ThreadPlace,
  type ThreadProgress,
  type ThreadState,
} from '../core';
import { supportMessageTable as messageTable, supportThreadTable as table } from './support.tables';

/** A thread as stored. */
export type StoredThread = typeof table.$inferSelect;

/** A message as stored. */
export type StoredMessage = typeof messageTable.$inferSelect;

/** A thread and its last message. */
export interface ListedThread {
  thread: StoredThread;
  last: StoredMessage;
}

/** A thread with one of its messages; `null`: none was selected. */
interface ConversationRow extends ListedThread {
  message: StoredMessage | null;
}

/** A message to add. */
export interface NewMessage {
  author: Author;
  text: string;
  at: Date;
}

/** Part of a member's threads, newest first. */
interface MemberPage {
  /** Only the threads about this payment. */
  payment: string | undefined;
  after: ThreadPlace | null;
}

/** Part of an agent's threads, the longest in their state first. */
interface StaffPage {
  state: ThreadState;
  after: ThreadPlace | null;
}

/** The messages of a conversation, beside the last one. */
const shown = alias(messageTable, 'shown');

const isLast = and(
  eq(messageTable.agent, table.agent),
  eq(messageTable.thread, table.id),
  eq(messageTable.number, table.lastNumber),
);

@Injectable()
export class ThreadsRepository {
  constructor(private readonly database: Database) {}

  /** Returns a page of a member's threads, and one more if another page follows. */
  ofMember({ prefix, username }: MemberRef, { payment, after }: MemberPage): Promise<ListedThread[]> {
    const isListed = and(
      eq(table.username, username),
      payment === undefined ? undefined : eq(table.paymentKey, payment),
      after ? sql`(${table.lastAt}, ${table.id}) < (${after.at.toISOString()}, ${after.id})` : undefined,
    );
    return this.page(prefix, isListed, [desc(table.lastAt), desc(table.id)]);
  }

  /** Returns a page of an agent's threads in a state, and one more if another page follows. */
  ofAgent(prefix: string, { state, after }: StaffPage): Promise<ListedThread[]> {
    const isListed = and(
      eq(table.state, state),
      after ? sql`(${table.since}, ${table.id}) > (${after.at.toISOString()}, ${after.id})` : undefined,
    );
    return this.page(prefix, isListed, [asc(table.since), asc(table.id)]);
  }

  private page(prefix: string, isListed: SQL | undefined, order: SQL[]): Promise<ListedThread[]> {
    return this.database.read(prefix, (q) =>
      q
        .select({ thread: table, last: messageTable })
        .from(table)
        .innerJoin(messageTable, isLast)
        .where(isListed)
        .orderBy(...order)
        .limit(THREADS_LIMIT + 1),
    );
  }

  /** Returns a thread with its latest messages before a number, newest first, and one more if others precede them; empty: no such thread. */
  async conversation(prefix: string, id: string, before: number | undefined): Promise<ConversationRow[]> {
    if (!isUuid(id)) return [];
    return this.database.read(prefix, (q) =>
      q
        .select({ thread: table, last: messageTable, message: shown })
        .from(table)
        .innerJoin(messageTable, isLast)
        .leftJoin(
          shown,
          and(
            eq(shown.agent, table.agent),
            eq(shown.thread, table.id),
            before === undefined ? undefined : lt(shown.number, before),
          ),
        )
        .where(eq(table.id, id))
        .orderBy(desc(shown.number))
        .limit(MESSAGES_LIMIT + 1),
    );
  }

  /** Returns a member's messages in all threads, newest first. */
  messagesOf(
    { prefix, username }: MemberRef,
    limit: number,
  ): Promise<{ thread: StoredThread; message: StoredMessage }[]> {
    return this.database.read(prefix, (q) =>
      q
        .select({ thread: table, message: messageTable })
        .from(table)
        .innerJoin(messageTable, and(eq(messageTable.agent, table.agent), eq(messageTable.thread, table.id)))
        .where(eq(table.username, username))
        .orderBy(desc(messageTable.at), desc(messageTable.thread), desc(messageTable.number))
        .limit(limit),
    );
  }

  /** Returns a thread and locks it, so that messages are numbered one after the other; `null`: there is none. */
  async lock(tx: AgentTx, id: string): Promise<StoredThread | null> {
    if (!isUuid(id)) return null;
    const [found] = await tx
      .select()
      .from(table)
      .where(and(eq(table.agent, tx.agent), eq(table.id, id)))
      .for('update');
    return found ?? null;
  }

  /** Lets a member's questions wait for each other, until the transaction ends. */
  async lockMember(tx: AgentTx, username: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`support:${tx.agent}:${username}`}, 0))`);
  }

  /** Returns and locks the member's thread about a payment that is not closed; `null`: there is none. */
  async lockOfPayment(tx: AgentTx, username: string, payment: string): Promise<StoredThread | null> {
    const isIt = and(eq(table.agent, tx.agent), eq(table.username, username), eq(table.paymentKey, payment));
    const [found] = await tx
      .select()
      .from(table)
      .where(and(isIt, ne(table.state, 'CLOSED')))
      .for('update');
    return found ?? null;
  }

  /** Counts the member's threads that wait for an answer. */
  async countOpen(tx: AgentTx, username: string): Promise<number> {
    const [found] = await tx
      .select({ open: count() })
      .from(table)
      .where(and(eq(table.agent, tx.agent), eq(table.username, username), eq(table.state, 'OPEN')));
    return found!.open;
  }

  async addThread(
    tx: AgentTx,
    thread: ThreadProgress & { id: string; username: string; paymentKey: string | null; payment: ThreadPayment | null },
  ): Promise<void> {
    await tx.insert(table).values({ ...thread, agent: tx.agent });
  }

  /** Stores what has changed of a locked thread. */
  async change(tx: AgentTx, id: string, progress: ThreadProgress): Promise<void> {
    const { state, since, lastAt, lastNumber, lastAnswer, readUntil } = progress;
    await tx
      .update(table)
      .set({ state, since, lastAt, lastNumber, lastAnswer, readUntil })
      .where(and(eq(table.agent, tx.agent), eq(table.id, id)));
  }

  /** Adds a message under the thread's last number. */
  async addMessage(tx: AgentTx, thread: string, number: number, message: NewMessage): Promise<StoredMessage> {
    const [added] = await tx
      .insert(messageTable)
      .values({ agent: tx.agent, thread, number, ...message })
      .returning();
    return added!;
  }
}
