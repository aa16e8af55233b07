import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Browsers that receive push messages, the agents' keys for them, and members' quiet hours. */
export const push: Migration = {
  id: 'notifications-0002',
  sql: [tables, tenantTable('push_key'), tenantTable('push_subscription')].join('\n'),
};
