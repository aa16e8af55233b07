import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** What the comparisons of reconciliation found, run by run. */
export const reconciliationRuns: Migration = {
  id: 'wallet-0011',
  sql: [tables, tenantTable('reconciliation_run')].join('\n'),
};
