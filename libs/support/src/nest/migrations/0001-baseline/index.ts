import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Threads with the staff, and their messages. */
export const baseline: Migration = {
  id: 'support-0001',
  sql: [
    tables,
    tenantTable('support_thread', { appMay: ['select', 'insert', 'update'] }),
    tenantTable('support_message', { appMay: appendOnly }),
  ].join('\n'),
};
