import { bytea } from '@housebrand/shared/nest';
import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a challenge is for. */
export type StaffPasskeyPurpose = 'ADD' | 'LOGIN';

/** Passkeys of accounts. The private key never leaves the device. */
export const staffPasskeyTable = pgTable(
  'staff_passkey',
  {
    agent: text().notNull(),
    id: uuid().notNull(),
    username: text().notNull(),
    name: text().notNull(),
    /** The host where it was created; it signs for no other. */
    rpId: text('rp_id').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.agent, table.id] })],
);

/** Open challenges of sessions. */
export const staffPasskeyChallengeTable = pgTable(
  'staff_passkey_challenge',
  {
    agent: text().notNull(),
    hash: bytea().notNull(),
    sessionId: uuid('session_id').notNull(),
    purpose: text().$type<StaffPasskeyPurpose>().notNull(),
    rpId: text('rp_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.hash] })],
);
