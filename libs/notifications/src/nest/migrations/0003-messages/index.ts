import type { Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** The channels on which members receive text messages. */
export const messages: Migration = { id: 'notifications-0003', sql: tables };
