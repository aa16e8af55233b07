import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PaymentStatus } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const chipPriceTable = pgTable(
  'chip_price',
  {
    agent: text().notNull(),
    sku: text().notNull(),
    position: integer().notNull(),
    chips: integer().notNull(),
    priceSatang: bigint('price_satang', { mode: 'bigint' }).notNull(),
    bonusPercentage: integer('bonus_percentage').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.sku] })],
);

/** Every price table an agent has had: append-only. */
export const chipPriceChangeTable = pgTable(
  'chip_price_change',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    at: instant('at').notNull(),
    changedBy: text('changed_by').notNull(),
    rows: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** Chips that members buy: a deposit at the provider, and credit that is added once it is confirmed. */
export const chipPurchaseTable = pgTable(
  'chip_purchase',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    sku: text().notNull(),
    totalSatang: bigint('total_satang', { mode: 'bigint' }).notNull(),
    priceSatang: bigint('price_satang', { mode: 'bigint' }).notNull(),
    idempotencyKey: text('idempotency_key'),
    status: text().$type<PaymentStatus>().notNull().default('CREATE'),
    deposit: text(),
    payment: uuid(),
    /** Message key of the reason for the rejection. */
    rejectReason: text('reject_reason').$type<`wallet.${string}`>(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
