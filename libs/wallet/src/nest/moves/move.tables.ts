import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MoveKind, MoveState } from '../../core';

/** What keeps a move open: nobody may ask for it until its member logs in, or its provider does not tell. */
export type WaitsFor = 'LOGIN' | 'PROVIDER';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every call of ours that moves a member's money at the provider: noted before it is sent, settled for good. */
export const providerMoveTable = pgTable(
  'provider_move',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    kind: text().$type<MoveKind>().notNull(),
    amountSatang: bigint('amount_satang', { mode: 'bigint' }),
    state: text().$type<MoveState>().notNull().default('SENT'),
    idempotencyKey: text('once_key'),
    /** The last of its kind that the provider showed before it. */
    after: text(),
    reference: text(),
    refusalCode: integer('refusal_code'),
    refusalWords: text('refusal_words'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    requestedAt: instant('asked_at'),
    waitsFor: text('waits_for').$type<WaitsFor>(),
    endedNote: text('ended_note'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);
