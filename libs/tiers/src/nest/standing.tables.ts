import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Source of a member's turnover. `SOON` becomes `PLAY` once earlier bets have been counted. */
export type Follows = 'PROFILE' | 'SOON' | 'PLAY';

export const tierStandingTable = pgTable(
  'tier_standing',
  {
    agent: text().notNull(),
    username: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    follows: text().$type<Follows>().notNull(),
    depositSatang: bigint('deposit_satang', { mode: 'bigint' }).notNull(),
    turnoverSatang: bigint('turnover_satang', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

/** A member's sums and their source. */
export type StandingRow = Omit<typeof tierStandingTable.$inferSelect, 'agent'>;
