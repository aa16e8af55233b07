import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';
import type { SecondFactorKind } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const secondFactorTable = pgTable(
  'second_factor',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    kind: text().$type<SecondFactorKind>().notNull(),
    name: text().notNull(),
    /** Sealed secret of an app. */
    secret: text(),
    /** For an app, the time step of the last accepted code; codes of this step or earlier are refused. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    /** When it was confirmed; null during the enrolment. */
    confirmedAt: instant('confirmed_at'),
    usedAt: instant('used_at'),
    /** The session that enrols it; null once confirmed. */
    sessionId: uuid('session_id'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    agent: text().notNull(),
    username: text().notNull(),
    hash: bytea().notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username, table.hash] })],
);

/** When a session last showed a second factor. */
export const factorProofTable = pgTable(
  'factor_proof',
  {
    agent: text().notNull(),
    sessionId: uuid('session_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.sessionId] })],
);
