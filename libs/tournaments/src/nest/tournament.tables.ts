import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Tournament, TournamentText } from '../core';

export const tournamentTable = pgTable(
  'tournament',
  {
    agent: text().notNull(),
    id: text().notNull(),
    name: jsonb().$type<TournamentText>().notNull(),
    content: jsonb().$type<TournamentText>().notNull(),
    rewardType: text('reward_type').$type<Tournament['rewardType']>().notNull(),
    calculationType: text('calculation_type').$type<Tournament['calculationType']>().notNull(),
    games: text().array().notNull(),
    startDate: timestamp('start_date', { withTimezone: true }).notNull(),
    endDate: timestamp('end_date', { withTimezone: true }).notNull(),
    imageUrl: text('image_url').notNull(),
    rewards: bigint({ mode: 'bigint' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

export const tournamentScoreTable = pgTable(
  'tournament_score',
  {
    agent: text().notNull(),
    tournamentId: text('tournament_id').notNull(),
    username: text().notNull(),
    score: bigint({ mode: 'bigint' }).notNull(),
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.tournamentId, table.username] })],
);
