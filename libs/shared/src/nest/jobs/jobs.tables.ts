import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last start of each job on any instance. */
export const jobRunTable = pgTable('job_run', {
  name: text().primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});
