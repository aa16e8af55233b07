import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SumGrain } from '@housebrand/shared';
import type { PaymentEventKind, PaymentKind, PaymentStatus, PaymentStep, Unit } from '../../core';
import type { CountedList } from './payment-lists';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Payments that we originate. A settled payment is immutable; a reversal undoes it. */
export const paymentTable = pgTable(
  'payment',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    unit: text().$type<Unit>().notNull(),
    /** Satang, or points. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    username: text().notNull(),
    receiver: text().notNull(),
    status: text().$type<PaymentStatus>().notNull().default('CREATE'),
    /** The step to request from the provider next; `null` once there is none. */
    step: text().$type<PaymentStep>(),
    /** When the step was first requested from the provider; `null`: not yet. */
    requestedAt: instant('requested_at'),
    /** Message key of the reason for the refusal. */
    rejectReason: text('reject_reason').$type<`wallet.${string}`>(),
    /** The provider's message. */
    rejectMessage: text('reject_words'),
    reverses: uuid(),
    idempotencyKey: text('idempotency_key').notNull(),
    businessDay: date('business_day').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** The number of payments in a member's lists by day of UTC. Triggers of `payment` and `chip_purchase` keep it. */
export const paymentCountTable = pgTable(
  'payment_count',
  {
    agent: text().notNull(),
    username: text().notNull(),
    /** `RECEIVED`: gifts that have arrived. `CHIPS`: purchases. */
    list: text().$type<CountedList>().notNull(),
    day: date().notNull(),
    payments: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.list, table.day] })],
);

/** The credit that members have got as gifts and coupons, by hour and day of UTC. Triggers of `payment` keep it. */
export const receivedCreditTable = pgTable(
  'received_credit',
  {
    agent: text().notNull(),
    username: text().notNull(),
    grain: text().$type<SumGrain>().notNull(),
    startsAt: instant('starts_at').notNull(),
    satang: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.grain, table.startsAt] })],
);

/** Events of payments: append-only. */
export const paymentEventTable = pgTable(
  'payment_event',
  {
    agent: text().notNull(),
    payment: uuid().notNull(),
    position: integer().notNull(),
    kind: text().$type<PaymentEventKind>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.payment, table.position] })],
);
