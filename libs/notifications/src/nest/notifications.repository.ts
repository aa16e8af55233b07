import { and, count, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef, type NewNotification, type NotificationKind } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import type { OptionalKind } from '../core';
import { notificationSettingTable as settingTable, notificationTable as table } from './notification.tables';

/** The count of unread lines stops here. */
const MAX_COUNTED = 100;

/** A stored line of an inbox. */
export type StoredNotification = Omit<typeof table.$inferSelect, 'agent' | 'username'>;

const { id, kind, sourceId, params, at, readAt } = table;
const LINE = { id, kind, sourceId, params, at, readAt };

const PAGE = statement('notification.page', ['username', 'before', 'limit'], (q, p) =>
  q
    .select(LINE)
    .from(table)
    .where(and(eq(table.username, p.username), sql`(${p.before}::uuid is null or ${id} < ${p.before}::uuid)`))
    .orderBy(desc(id))
    .limit(p.limit),
);

const COUNT_UNREAD = statement('notification.countUnread', ['username'], (q, p) => {
  const unread = q
    .select({ id })
    .from(table)
    .where(and(eq(table.username, p.username), isNull(readAt)))
    .limit(MAX_COUNTED)
    .as('unread');
  return q.select({ unread: count() }).from(unread);
});

/** Members' inboxes. */
@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  /** Stores a line unless the member has one of this kind and event. */
  async add(tx: AgentTx, username: string, notification: NewNotification): Promise<void> {
    const line = { agent: tx.agent, username, id: newId(notification.at), ...notification };
    await tx.insert(table).values(line).onConflictDoNothing();
  }

  /** Whether a member has switched a kind off. */
  async isOff(tx: AgentTx, username: string, kind: NotificationKind): Promise<boolean> {
    const isOff = sql`${kind} = any(${settingTable.offKinds})`;
    const found = await tx
      .select({ username: settingTable.username })
      .from(settingTable)
      .where(and(eq(settingTable.username, username), isOff));
    return found.length > 0;
  }

  /** Returns lines, newest first. @param before the last line of the previous page */
  async page({ prefix, username }: MemberRef, before: string | null, limit: number): Promise<StoredNotification[]> {
    return this.database.read(prefix, (q) => prepared(q, PAGE, { username, before, limit }));
  }

  /** Counts a member's unread lines, up to 100. */
  async countUnread({ prefix, username }: MemberRef): Promise<number> {
    const [counted] = await this.database.read(prefix, (q) => prepared(q, COUNT_UNREAD, { username }));
    return counted!.unread;
  }

  /** Marks a line as read, and with `andEarlier` all lines before it. */
  async markRead({ prefix, username }: MemberRef, one: string, andEarlier: boolean, now: Date): Promise<void> {
    const isMeant = andEarlier ? lte(id, one) : eq(id, one);
    await this.database.write(prefix, (q) =>
      q
        .update(table)
        .set({ readAt: now })
        .where(and(eq(table.username, username), isMeant, isNull(readAt))),
    );
  }

  /** Returns the kinds that a member has switched off. */
  async offKinds({ prefix, username }: MemberRef): Promise<OptionalKind[]> {
    const [row] = await this.database.read(prefix, (q) =>
      q.select({ offKinds: settingTable.offKinds }).from(settingTable).where(eq(settingTable.username, username)),
    );
    return row?.offKinds ?? [];
  }

  /** Replaces the kinds that a member has switched off. */
  async switchOff({ prefix, username }: MemberRef, offKinds: OptionalKind[], now: Date): Promise<void> {
    const chosen = { offKinds, changedAt: now };
    await this.database.write(prefix, (q) =>
      q
        .insert(settingTable)
        .values({ agent: q.agent, username, ...chosen })
        .onConflictDoUpdate({ target: [settingTable.agent, settingTable.username], set: chosen }),
    );
  }

  /** Deletes the lines of all agents from before an instant. */
  async forget(before: Date): Promise<void> {
    await this.database.asOperator((tx) => tx.delete(table).where(lt(at, before)));
  }
}
