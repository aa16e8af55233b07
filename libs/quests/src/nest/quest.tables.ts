import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { QuestKind, QuestReward, QuestText } from '../core';

export const dailyQuestTable = pgTable(
  'daily_quest',
  {
    agent: text().notNull(),
    id: integer().notNull(),
    kind: text().$type<QuestKind>().notNull(),
    title: jsonb().$type<QuestText>().notNull(),
    targetSatang: bigint('target_satang', { mode: 'bigint' }).notNull(),
    rewardKind: text('reward_kind').$type<QuestReward['kind']>().notNull(),
    /** Satang for CREDIT, points for POINT. */
    rewardAmount: bigint('reward_amount', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
