import { commonTable, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import guardOperatorAccount from './functions/guard-operator-account.sql?raw';
import guardApproval from './functions/guard-approval.sql?raw';

/** The tables of the application itself: operators and their requests, the mode of the installation, the demo world. */
export const baseline: Migration = {
  id: 'api-0001',
  sql: [
    tables,
    tenantTable('operator_approval'),
    ...['demo_seed', 'installation', 'operator_account'].map((table) => commonTable(table)),
    guardOperatorAccount,
    guardApproval,
  ].join('\n'),
};
