import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { IncomeBasis, IncomeGrain, IncomeKind } from '../core';

const satang = (name: string) => bigint(name, { mode: 'bigint' }).notNull();
const counted = () => bigint({ mode: 'number' }).notNull();
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
    /** The end of the username. */
    lastOne: text('last_one')
      .notNull()
      .generatedAlwaysAs(sql`right(username, 1)`),
    lastTwo: text('last_two')
      .notNull()
      .generatedAlwaysAs(sql`right(username, 2)`),
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
    amountSatang: satang('amount_satang'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.betId, table.username, table.kind] })],
);

/** The number of a member's downlines by level and by the end of their usernames. A trigger of `downline` keeps it. */
export const downlineCountTable = pgTable(
  'downline_count',
  {
    agent: text().notNull(),
    upline: text().notNull(),
    level: integer().notNull(),
    /** One or two characters; empty: all downlines. */
    ending: text().notNull(),
    members: counted(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.upline, table.ending, table.level] })],
);

/** Columns of both tables of sums. */
const sum = {
  agent: text().notNull(),
  username: text().notNull(),
  grain: text().$type<IncomeGrain>().notNull(),
  /** The day, the first day of the month, or `-infinity` for all time. */
  startsOn: date('starts_on').notNull(),
  incomeSatang: satang('income_satang'),
  takenBackSatang: satang('taken_back_satang'),
  /** Bets that are not void. */
  bets: counted(),
  lines: counted(),
};

/** A member's income by period and downline. A trigger of `affiliate_income` keeps it. */
export const affiliateSourceSumTable = pgTable(
  'affiliate_source_sum',
  {
    ...sum,
    fromUsername: text('from_username').notNull(),
    /** The income in a long list, by which an index orders it; `null` in a short one. */
    orderedSatang: bigint('ordered_satang', { mode: 'bigint' }),
  },
  ({ agent, username, grain, startsOn, fromUsername }) => [
    primaryKey({ columns: [agent, username, grain, startsOn, fromUsername] }),
  ],
);

/** A member's income by period. A trigger of `affiliate_income` keeps it. */
export const affiliateSumTable = pgTable(
  'affiliate_sum',
  {
    ...sum,
    /** Downlines with income lines. */
    members: counted(),
    /** Whether their list is long, and its sums have an order. */
    isOrdered: boolean('is_ordered').notNull().default(false),
  },
  ({ agent, username, grain, startsOn }) => [primaryKey({ columns: [agent, username, grain, startsOn] })],
);
