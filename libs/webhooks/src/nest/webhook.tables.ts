import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryFailure, DeliveryKind, DeliveryState, DisabledReason, WebhookKind } from '../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses of other systems that receive agents' events. */
export const webhookTable = pgTable(
  'webhook',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    url: text().notNull(),
    description: text().notNull(),
    kinds: text().array().$type<WebhookKind[]>().notNull(),
    /** Sealed; empty if no key opens it any more. */
    secret: text().notNull(),
    /** Sealed; it also signs until `oldSecretUntil`. */
    oldSecret: text('old_secret').notNull().default(''),
    oldSecretUntil: instant('old_secret_until'),
    /** `null`: it is on. */
    disabledReason: text('disabled_reason').$type<DisabledReason>(),
    disabledAt: instant('disabled_at'),
    failingSince: instant('failing_since'),
    /** Failed attempts since the last delivery that arrived. */
    failures: integer().notNull().default(0),
    /** While it fails, there is one attempt at a time, and none before then. */
    resumesAt: instant('resumes_at'),
    lastDeliveredAt: instant('last_delivered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** Events on their way to webhooks. */
export const webhookDeliveryTable = pgTable(
  'webhook_delivery',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    webhook: uuid().notNull(),
    /** The event's id, the same for all webhooks and attempts. */
    event: uuid().notNull(),
    kind: text().$type<DeliveryKind>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    data: jsonb().$type<Record<string, string | number | null>>().notNull(),
    state: text().$type<DeliveryState>().notNull().default('WAITING'),
    attempts: integer().notNull().default(0),
    lastStatus: integer('last_status'),
    lastFailure: text('last_failure').$type<DeliveryFailure>(),
    attemptedAt: instant('attempted_at'),
    deliveredAt: instant('delivered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
