import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PaymentEventKind, PaymentKind, PaymentStatus, PaymentStep, Unit } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What we began and saw through at the provider. A settled one is immutable; it is undone by another one. */
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
    /** What the provider is asked for next; `null`: nothing any more. */
    step: text().$type<PaymentStep>(),
    /** Since when it has been asked; `null`: not yet. */
    requestedAt: instant('asked_at'),
    /** Key of the words that say why it was refused. */
    rejectReason: text('reject_reason').$type<`wallet.${string}`>(),
    /** The provider's own. */
    rejectWords: text('reject_words'),
    reverses: uuid(),
    idempotencyKey: text('once_key').notNull(),
    businessDay: date('business_day').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** How a payment went: append-only. */
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
