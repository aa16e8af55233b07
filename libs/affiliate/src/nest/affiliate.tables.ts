import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const downlineTable = pgTable(
  'downline',
  {
    agent: text().notNull(),
    upline: text().notNull(),
    username: text().notNull(),
    level: integer().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.upline, table.username] })],
);

export const affiliateIncomeTable = pgTable(
  'affiliate_income',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    fromUsername: text('from_username').notNull(),
    amountSatang: bigint('amount_satang', { mode: 'bigint' }).notNull(),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
