import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '@housebrand/shared';

/** A tier's texts, by language. */
export type TierTexts = Record<Language, { summary: string; benefits: string[] }>;

export const tierConfigTable = pgTable(
  'tier_config',
  {
    agent: text().notNull(),
    tierLevel: integer('tier_level').notNull(),
    tierName: text('tier_name').notNull(),
    logoUrl: text('logo_url').notNull(),
    descriptionBackgroundColor: text('description_background_color').notNull(),
    backgroundDarkColor: text('background_dark_color').notNull(),
    backgroundBrightColor: text('background_bright_color').notNull(),
    minDepositSatang: bigint('min_deposit_satang', { mode: 'bigint' }).notNull(),
    minTurnoverSatang: bigint('min_turnover_satang', { mode: 'bigint' }).notNull(),
    menus: text().array().notNull().default([]),
    content: jsonb().$type<TierTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.tierLevel] })],
);

/** A stored tier of an agent's ladder. */
export type TierRow = Omit<typeof tierConfigTable.$inferSelect, 'agent'>;
