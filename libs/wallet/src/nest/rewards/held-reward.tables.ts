import { bigint, date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { HoldableRewardKind, Unit } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Rewards of excluded members, kept until the exclusion ends. */
export const heldRewardTable = pgTable(
  'held_reward',
  {
    agent: text().notNull(),
    /** The id that the reward's payment will have. */
    id: uuid().notNull(),
    kind: text().$type<HoldableRewardKind>().notNull(),
    unit: text().$type<Unit>().notNull(),
    /** Satang, or points. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    username: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    businessDay: date('business_day').notNull(),
    heldAt: instant('held_at').notNull(),
    /** When its payment was opened; `null`: it is still held. */
    paidAt: instant('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
