import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { commonTable, type Migration } from '../database/migration';

/** The last start of each job on any instance. */
export const jobRunTable = pgTable('job_run', {
  name: text().primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});

export const jobRunMigration: Migration = {
  id: 'shared-0003',
  sql: `
create table job_run (
  name text primary key,
  started_at timestamptz not null
);
${commonTable('job_run')}`,
};
