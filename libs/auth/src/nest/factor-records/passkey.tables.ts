import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '@housebrand/shared/nest';

/** Data of a second factor of the kind PASSKEY. None of it is secret: the private key never leaves the member's device. */
export const passkeyTable = pgTable(
  'passkey',
  {
    agent: text().notNull(),
    factorId: uuid('factor_id').notNull(),
    /** The host where it was created; it signs for no other. */
    rpId: text('rp_id').notNull(),
    /** base64url, as sent by the browser. */
    credentialId: text('credential_id').notNull(),
    /** COSE-encoded. */
    publicKey: bytea('public_key').notNull(),
    /** Signature counter of the authenticator; 0 for passkeys without a counter. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.factorId] })],
);

/** Purpose of a passkey challenge. ENTRY: a login that names no member. */
export type PasskeyPurpose = 'ADD' | 'LOGIN' | 'STEP_UP' | 'ENTRY';

/** Open challenges, and of the purpose ENTRY the answered ones: anybody can request those, so the open ones are not stored. */
export const passkeyChallengeTable = pgTable(
  'passkey_challenge',
  {
    agent: text().notNull(),
    hash: bytea().notNull(),
    username: text().notNull(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    rpId: text('rp_id').notNull(),
    /** The session that adds a passkey; null for other purposes. */
    sessionId: uuid('session_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agent, table.hash] })],
);
