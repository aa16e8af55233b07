import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';
import type { Unit } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a coupon brings, and how often. */
export const couponTable = pgTable(
  'coupon',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    unit: text().$type<Unit>().notNull(),
    /** Satang, or points. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    turnoverMultiplier: integer('turnover_multiplier').notNull(),
    validFrom: instant('valid_from').notNull(),
    /** `null`: no end. */
    validUntil: instant('valid_until'),
    perMember: integer('per_member').notNull(),
    /** Of all codes together; `null`: no limit. */
    total: integer(),
    redeemed: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Since when it is redeemed no more; `null`: it is not switched off. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** A code by its hash: nobody reads a code in the database. */
export const couponCodeTable = pgTable(
  'coupon_code',
  {
    agent: text().notNull(),
    codeHash: bytea('code_hash').notNull(),
    coupon: uuid().notNull(),
    /** `null`: as often as the coupon may. */
    uses: integer(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.agent, table.codeHash] })],
);

/** Who redeemed which code; append-only. Whether it counts is for its payment to say. */
export const couponRedemptionTable = pgTable(
  'coupon_redemption',
  {
    agent: text().notNull(),
    payment: uuid().notNull(),
    coupon: uuid().notNull(),
    codeHash: bytea('code_hash').notNull(),
    username: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.payment] })],
);

/** What a coupon's credit asks to be played before money may leave. */
export const turnoverDemandTable = pgTable(
  'turnover_demand',
  {
    agent: text().notNull(),
    payment: uuid().notNull(),
    username: text().notNull(),
    requiredSatang: bigint('required_satang', { mode: 'bigint' }).notNull(),
    since: instant('since').notNull(),
    /** When money left past it; `null`: it is asked for. */
    metAt: instant('met_at'),
    /** When it fell without being played; `null`: it did not. */
    droppedAt: instant('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.payment] })],
);
