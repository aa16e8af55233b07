import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language, NewNotification, NotificationKind } from '@housebrand/shared';
import type { MessageChoice, OptionalKind } from '../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A line of a member's inbox. */
export const notificationTable = pgTable(
  'notification',
  {
    agent: text().notNull(),
    username: text().notNull(),
    id: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    sourceId: text('source_id').notNull(),
    params: jsonb().$type<NewNotification['params']>().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.id] })],
);

/** What a member has switched off. */
export const notificationSettingTable = pgTable(
  'notification_setting',
  {
    agent: text().notNull(),
    username: text().notNull(),
    offKinds: text('off_kinds').array().$type<OptionalKind[]>().notNull(),
    changedAt: instant('changed_at').notNull(),
    pushOffKinds: text('push_off_kinds').array().$type<OptionalKind[]>().notNull(),
    quietStart: text('quiet_start'),
    quietEnd: text('quiet_end'),
    messages: jsonb().$type<MessageChoice[]>().notNull(),
    language: text().$type<Language>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);
