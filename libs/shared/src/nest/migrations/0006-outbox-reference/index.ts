import type { Migration } from '../../database/migration';
import reference from './reference.sql?raw';

/** Lets only the primary key find an entry of the outbox, also before the table is analysed. */
export const outboxReference: Migration = { id: 'shared-0006', sql: reference };
