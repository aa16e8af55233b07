import { boolean, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';

export const memberSessionTable = pgTable(
  'member_session',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    memberId: text('member_id').notNull(),
    handleHash: bytea('handle_hash').notNull(),
    /** Sealed provider tokens; empty once the session has ended. */
    memberSystemToken: text('member_system_token').notNull(),
    gamePlatformToken: text('game_platform_token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** Readable device name. */
    device: text().notNull().default(''),
    /** When the password was last entered; null after too long an inactivity. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The member logged in with a generated password, which must be changed first. */
    hasTemporaryPassword: boolean('has_temporary_password').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] }), unique().on(table.agent, table.handleHash)],
);

export const providerCredentialTable = pgTable(
  'provider_credential',
  {
    agent: text().notNull(),
    sessionId: uuid('session_id').notNull(),
    sealed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.sessionId] })],
);
