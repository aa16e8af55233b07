import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import watchReport from './watch-report.sql?raw';

/** In which of the provider's reports payments may end soon. */
export const watchedReports: Migration = {
  id: 'wallet-0002',
  sql: [tables, tenantTable('watched_report'), watchReport].join('\n'),
};
