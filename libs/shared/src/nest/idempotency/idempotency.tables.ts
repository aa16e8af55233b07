import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../database/columns';

/** Calls with an `Idempotency-Key`, in progress or with their reply. */
export const idempotentAnswerTable = pgTable(
  'idempotent_answer',
  {
    agent: text().notNull(),
    /** `''` for a call with an agent key. */
    username: text().notNull(),
    /** Method and pattern: `POST /api/apps/favorite_games`. */
    route: text().notNull(),
    key: text().notNull(),
    /** Hash of address and body; another request under the same key is refused. */
    requestHash: bytea('request_hash').notNull(),
    /** Id of the call that holds the key; another call may take over when its process has died or its lease has ended. */
    claim: uuid().notNull(),
    /** The lock of the holder's process, see `Presence`; null if it held none. */
    holder: bigint({ mode: 'number' }),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** HTTP status; null while the call is in progress. */
    status: integer(),
    /** JSON of the payload or of a refusal's named error; text, so that a replay has the same bytes. */
    body: text(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.route, table.key] })],
);
