import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Members' inboxes, and what they have switched off. */
export const baseline: Migration = {
  id: 'notifications-0001',
  sql: [tables, tenantTable('notification'), tenantTable('notification_setting')].join('\n'),
};
