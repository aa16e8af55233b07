import { and, count, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type Language, type MemberRef, type NewNotification } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import type { NotificationSettings } from '../core';
import { notificationSettingTable as settingTable, notificationTable as table } from './notification.tables';

/** The count of unread lines stops here. */
const MAX_COUNTED = 100;

/** A stored line of an inbox. */
export type StoredNotification = Omit<typeof table.$inferSelect, 'agent' | 'username'>;

const { id, kind, sourceId, params, at, readAt } = table;
const LINE = { id, kind, sourceId, params, at, readAt };

const { offKinds, pushOffKinds, messages, quietStart, quietEnd } = settingTable;
const SETTINGS = { offKinds, pushOffKinds, messages, quietStart, quietEnd };

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

  /** Stores a line. @returns its id; `null` if the member has one of this kind and event */
  async add(tx: AgentTx, username: string, notification: NewNotification): Promise<string | null> {
    const line = { agent: tx.agent, username, id: newId(notification.at), ...notification };
    const added = await tx.insert(table).values(line).onConflictDoNothing().returning({ id });
    return added[0]?.id ?? null;
  }

  /** Returns a member's settings in a transaction. */
  async settingsIn(tx: AgentTx, username: string): Promise<NotificationSettings> {
    return toSettings(await tx.select(SETTINGS).from(settingTable).where(eq(settingTable.username, username)));
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

  /** Returns a member's settings; everything is on by default. */
  async settings({ prefix, username }: MemberRef): Promise<NotificationSettings> {
    const rows = this.database.read(prefix, (q) =>
      q.select(SETTINGS).from(settingTable).where(eq(settingTable.username, username)),
    );
    return toSettings(await rows);
  }

  /** Replaces a member's settings. @param language of text messages */
  async save(
    { prefix, username }: MemberRef,
    { quietHours, ...settings }: NotificationSettings,
    { language, now }: { language: Language; now: Date },
  ): Promise<void> {
    const quiet = { quietStart: quietHours?.start ?? null, quietEnd: quietHours?.end ?? null };
    const chosen = { ...settings, ...quiet, language, changedAt: now };
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

type SettingsRow = Pick<typeof settingTable.$inferSelect, keyof typeof SETTINGS>;

function toSettings([row]: SettingsRow[]): NotificationSettings {
  if (!row) return { offKinds: [], pushOffKinds: [], messages: [], quietHours: null };
  const { quietStart, quietEnd, ...settings } = row;
  const hasQuietHours = quietStart !== null && quietEnd !== null;
  return { ...settings, quietHours: hasQuietHours ? { start: quietStart, end: quietEnd } : null };
}
