import type { Migration } from '../../database/migration';
import indexes from './indexes.sql?raw';

/** Indexes for the filters of the audit list. */
export const auditFilters: Migration = { id: 'shared-0007', sql: indexes };
