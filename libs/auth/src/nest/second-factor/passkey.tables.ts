import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';

/** What a second factor of the kind PASSKEY is known by. Nothing of it is secret: the private key never left the member's device. */
export const passkeyTable = pgTable(
  'passkey',
  {
    agent: text().notNull(),
    factorId: uuid('factor_id').notNull(),
    /** The host that it was made at; it signs for no other. */
    rpId: text('rp_id').notNull(),
    /** base64url, as the browser says it. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytea('public_key').notNull(),
    /** How often it has signed, by its own account; 0 of passkeys that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.factorId] })],
);

/** What a passkey is asked for with. */
export type PasskeyPurpose = 'ADD' | 'LOGIN' | 'STEP_UP';

/** Challenges that wait for their answer. */
export const passkeyChallengeTable = pgTable(
  'passkey_challenge',
  {
    agent: text().notNull(),
    hash: bytea().notNull(),
    username: text().notNull(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    rpId: text('rp_id').notNull(),
    /** The session that adds a passkey; none for the other purposes. */
    sessionId: uuid('session_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.hash] })],
);
