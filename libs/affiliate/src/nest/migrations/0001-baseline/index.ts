import { appendOnly, maintained, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import countDownlines from './functions/count-downlines.sql?raw';
import sumAffiliateIncome from './functions/sum-affiliate-income.sql?raw';

/** Referrals, their terms, and income: one line for each bet and upline, and the sums that the lists show. */
export const baseline: Migration = {
  id: 'affiliate-0001',
  sql: [
    tables,
    ...['downline', 'affiliate_terms', 'affiliate_income'].map((table) => tenantTable(table, { appMay: appendOnly })),
    ...['downline_count', 'affiliate_source_sum', 'affiliate_sum'].map((table) =>
      tenantTable(table, { appMay: maintained }),
    ),
    countDownlines,
    sumAffiliateIncome,
  ].join('\n'),
};
