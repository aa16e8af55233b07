import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Deposits and withdrawals that the provider's reports have shown as paid. */
export const reportedPayments: Migration = {
  id: 'wallet-0006',
  sql: [tables, tenantTable('reported_payment', { appMay: appendOnly })].join('\n'),
};
