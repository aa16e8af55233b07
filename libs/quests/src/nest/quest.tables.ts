import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { QuestKind, QuestReward, QuestScope, QuestText } from '../core';

export const dailyQuestTable = pgTable(
  'daily_quest',
  {
    agent: text().notNull(),
    id: integer().notNull(),
    kind: text().$type<QuestKind>().notNull(),
    scopeKind: text('scope_kind').$type<QuestScope['kind']>(),
    scopeValue: text('scope_value'),
    title: jsonb().$type<QuestText>().notNull(),
    /** Satang, or rounds. */
    target: bigint({ mode: 'bigint' }).notNull(),
    rewardKind: text('reward_kind').$type<QuestReward['kind']>().notNull(),
    /** Satang for CREDIT, points for POINT. */
    rewardAmount: bigint('reward_amount', { mode: 'bigint' }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

export const questClaimTable = pgTable(
  'quest_claim',
  {
    agent: text().notNull(),
    questId: integer('quest_id').notNull(),
    businessDay: date('business_day').notNull(),
    username: text().notNull(),
    attempt: integer().notNull().default(0),
    /** `null` while the payment is being started. */
    payment: uuid(),
    requestKey: text('request_key'),
    rewardKind: text('reward_kind').$type<QuestReward['kind']>(),
    rewardAmount: bigint('reward_amount', { mode: 'bigint' }),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.agent, table.questId, table.businessDay, table.username] })],
);
