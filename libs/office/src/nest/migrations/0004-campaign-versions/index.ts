import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** The saved documents of campaigns, content and looks. */
export const campaignVersions: Migration = {
  id: 'office-0004',
  sql: [tables, tenantTable('campaign_version', { appMay: appendOnly })].join('\n'),
};
