import type { Migration } from '@housebrand/shared/nest';
import orderLongLists from './order-long-lists.sql?raw';
import sumAffiliateIncome from './sum-affiliate-income.sql?raw';

/** Orders only long lists by an index, so that most changed sums write no index entries. */
export const orderLongListsMigration: Migration = {
  id: 'affiliate-0003',
  sql: [orderLongLists, sumAffiliateIncome].join('\n'),
};
