import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { IncomeBasis, IncomeKind } from '../core';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Referrals: one row for each upline of a member. Append-only. */
export const downlineTable = pgTable(
  'downline',
  {
    agent: text().notNull(),
    upline: text().notNull(),
    username: text().notNull(),
    level: integer().notNull(),
    joinedAt: instant('joined_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.upline, table.username] })],
);

/** Agents' referral terms, in force from `since` on. Append-only. */
export const affiliateTermsTable = pgTable(
  'affiliate_terms',
  {
    agent: text().notNull(),
    since: instant('since'),
    basis: text().$type<IncomeBasis>().notNull(),
    /** Hundredths of a percent by level. */
    shares: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.since] })],
);

/** The income of each upline from each bet. Append-only. */
export const affiliateIncomeTable = pgTable(
  'affiliate_income',
  {
    agent: text().notNull(),
    betId: text('bet_id').notNull(),
    kind: text().$type<IncomeKind>().notNull(),
    username: text().notNull(),
    fromUsername: text('from_username').notNull(),
    level: integer().notNull(),
    /** When the bet was settled, for `takenBack` too. */
    at: instant('at'),
    businessDay: date('business_day').notNull(),
    amountSatang: bigint('amount_satang', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.betId, table.username, table.kind] })],
);
