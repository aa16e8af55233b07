import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Which announcements a member has read, on whatever device. */
export const announcementRead: Migration = {
  id: 'content-0002',
  sql: [tables, tenantTable('announcement_read')].join('\n'),
};
