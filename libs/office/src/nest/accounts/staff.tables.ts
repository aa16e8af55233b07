import { bytea } from '@housebrand/shared/nest';
import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OfficeRole, StaffState } from '../../core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts of the back office. */
export const staffAccountTable = pgTable(
  'staff_account',
  {
    agent: text().notNull(),
    username: text().notNull(),
    role: text().$type<OfficeRole>().notNull(),
    passwordHash: text('password_hash'),
    state: text().$type<StaffState>().notNull(),
    networks: text().array().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

/** Authenticator apps of accounts. */
export const staffFactorTable = pgTable(
  'staff_factor',
  {
    agent: text().notNull(),
    username: text().notNull(),
    secret: text().notNull(),
    confirmedAt: instant('confirmed_at'),
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.agent, table.username] })],
);

/** Sessions of accounts. */
export const staffSessionTable = pgTable(
  'staff_session',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    handleHash: bytea('handle_hash').notNull(),
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    verifiedAt: instant('verified_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** One-time links with which an account sets its password. */
export const staffInvitationTable = pgTable(
  'staff_invitation',
  {
    agent: text().notNull(),
    tokenHash: bytea('token_hash').notNull(),
    username: text().notNull(),
    invitedBy: text('invited_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.tokenHash] })],
);
