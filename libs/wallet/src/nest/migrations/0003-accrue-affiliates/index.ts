import type { Migration } from '@housebrand/shared/nest';
import accrueAffiliates from './accrue-affiliates.sql?raw';

/** Accrues income for many members with one statement per table. */
export const accrueAffiliatesMigration: Migration = {
  id: 'wallet-0003',
  sql: accrueAffiliates,
};
