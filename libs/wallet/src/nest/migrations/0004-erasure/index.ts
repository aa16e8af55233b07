import type { Migration } from '@housebrand/shared/nest';
import guards from './guards.sql?raw';

/** Lets an erasure replace names in settled payments and in the ledger. */
export const erasure: Migration = { id: 'wallet-0004', sql: guards };
