import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AgentEventKind } from '@housebrand/shared';

/** The kinds of events that an agent's other systems follow. */
export const eventSubscriptionTable = pgTable(
  'event_subscription',
  {
    agent: text().notNull(),
    kind: text().$type<AgentEventKind>().notNull(),
    /** Earlier events are not announced. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  ({ agent, kind }) => [primaryKey({ columns: [agent, kind] })],
);
