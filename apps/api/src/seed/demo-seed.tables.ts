import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const demoSeedTable = pgTable('demo_seed', {
  id: text().primaryKey(),
  sownAt: timestamp('sown_at', { withTimezone: true }).notNull().defaultNow(),
});
