import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** `SOON`: by play, as soon as what was booked before has been looked through. */
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

/** How far the book of bets was followed, moved in the transaction that counts them. */
export const tierFollowTable = pgTable('tier_follow', {
  agent: text().primaryKey(),
  position: bigint({ mode: 'bigint' }).notNull(),
});

/** What a member has accumulated, and what it goes by. */
export type StandingRow = Omit<typeof tierStandingTable.$inferSelect, 'agent'>;
