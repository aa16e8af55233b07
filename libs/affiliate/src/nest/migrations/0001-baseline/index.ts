import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Referrals, their terms, and income: one line for each bet and upline. */
export const baseline: Migration = {
  id: 'affiliate-0001',
  sql: [
    tables,
    ...['downline', 'affiliate_terms', 'affiliate_income'].map((table) => tenantTable(table, { appMay: appendOnly })),
  ].join('\n'),
};
