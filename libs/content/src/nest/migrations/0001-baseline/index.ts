import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** What agents write for their members, and who changed it. Banners have their own table. */
export const baseline: Migration = {
  id: 'content-0001',
  sql: [
    tables,
    ...['banner', 'agent_content'].map((table) => tenantTable(table)),
    tenantTable('content_change', { appMay: appendOnly }),
  ].join('\n'),
};
