import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MoveKind, MoveState } from '../../core';

/** What an open move waits for: the member's next login, or an answer from the provider. */
export type WaitsFor = 'LOGIN' | 'PROVIDER';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Our calls that move a member's money at the provider: stored before they are sent, immutable once they ended. */
export const providerMoveTable = pgTable(
  'provider_move',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    kind: text().$type<MoveKind>().notNull(),
    amountSatang: bigint('amount_satang', { mode: 'bigint' }),
    state: text().$type<MoveState>().notNull().default('SENT'),
    idempotencyKey: text('idempotency_key'),
    /** The last reference of its kind that the provider showed before the call. */
    after: text(),
    reference: text(),
    refusalCode: integer('refusal_code'),
    refusalMessage: text('refusal_words'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    requestedAt: instant('requested_at'),
    waitsFor: text('waits_for').$type<WaitsFor>(),
    endedNote: text('ended_note'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
