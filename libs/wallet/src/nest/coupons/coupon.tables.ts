import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';
import type { Unit } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Coupons: what they give, and how often. */
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
    /** Redemptions of all codes together; `null`: no limit. */
    total: integer(),
    redeemed: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When it was disabled; `null`: it is enabled. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** Codes by their hash: the database does not contain the codes themselves. */
export const couponCodeTable = pgTable(
  'coupon_code',
  {
    agent: text().notNull(),
    codeHash: bytea('code_hash').notNull(),
    coupon: uuid().notNull(),
    /** `null`: limited by the coupon only. */
    uses: integer(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.agent, table.codeHash] })],
);

/** Redemptions; append-only. The payment's status decides whether a redemption counts. */
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

/** Turnover requirements of coupons' credit. */
export const turnoverRequirementTable = pgTable(
  'turnover_requirement',
  {
    agent: text().notNull(),
    payment: uuid().notNull(),
    username: text().notNull(),
    requiredSatang: bigint('required_satang', { mode: 'bigint' }).notNull(),
    since: instant('since').notNull(),
    /** When money left with the requirement met; `null`: not yet. */
    metAt: instant('fulfilled_at'),
    /** When it was dropped without being met; `null`: it was not. */
    droppedAt: instant('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.payment] })],
);
