import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Agents' webhooks, and the deliveries to them. */
export const baseline: Migration = {
  id: 'webhooks-0001',
  sql: [tables, tenantTable('webhook'), tenantTable('webhook_delivery')].join('\n'),
};
