import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Calculation, PrizeKind, TournamentText } from '../core';

const amount = (name: string) => bigint(name, { mode: 'bigint' });

export const tournamentTable = pgTable(
  'tournament',
  {
    agent: text().notNull(),
    id: text().notNull(),
    name: jsonb().$type<TournamentText>().notNull(),
    content: jsonb().$type<TournamentText>().notNull(),
    rewardType: text('reward_type').$type<PrizeKind>().notNull(),
    calculationType: text('calculation_type').$type<Calculation>().notNull(),
    games: text().array().notNull().default([]),
    categories: text().array().notNull().default([]),
    startDate: timestamp('start_date', { withTimezone: true }).notNull(),
    endDate: timestamp('end_date', { withTimezone: true }).notNull(),
    imageUrl: text('image_url').notNull(),
    /** Prizes by place: satang or points. */
    rewards: amount('rewards').array().notNull(),
    /** When the prizes were settled. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** Scores of tournaments and rankings; no row means no score. */
export const boardScoreTable = pgTable(
  'board_score',
  {
    agent: text().notNull(),
    board: text().notNull(),
    username: text().notNull(),
    score: amount('score').notNull(),
    /** The start of the play that counts; `null` if unknown. */
    countsFrom: timestamp('counts_from', { withTimezone: true }),
    /** Position of the last move that the score includes; `null` if unknown. */
    position: bigint({ mode: 'bigint' }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.board, table.username] })],
);

/**
 * The number of members with scores in a band of `2^bits` scores; only bands with many members have rows for the smaller bands within
 * them. Triggers of `board_score` keep it.
 */
export const boardBandTable = pgTable(
  'board_band',
  {
    agent: text().notNull(),
    board: text().notNull(),
    bits: integer().notNull(),
    /** `score >> bits` */
    band: amount('band').notNull(),
    members: amount('members').notNull(),
    /** Whether the next smaller bands within it have rows. */
    isSplit: boolean('is_split').notNull().default(false),
    /** Whether it is to be split. */
    isCrowded: boolean('is_crowded').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.agent, table.board, table.bits, table.band] })],
);

/** Prizes, one per tournament and member. */
export const tournamentPrizeTable = pgTable(
  'tournament_prize',
  {
    agent: text().notNull(),
    tournamentId: text('tournament_id').notNull(),
    username: text().notNull(),
    rank: integer().notNull(),
    score: amount('score').notNull(),
    amount: amount('amount').notNull(),
    /** `null` until the payment has started. */
    payment: uuid(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.tournamentId, table.username] })],
);
