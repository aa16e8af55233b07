import type { Migration } from '@housebrand/shared/nest';
import announceSettled from './announce-settled.sql?raw';

/** Announces settled payments to the agent's other systems. */
export const events: Migration = { id: 'wallet-0009', sql: announceSettled };
