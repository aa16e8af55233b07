import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { watchedReports } from './0002-watched-reports';
import { accrueAffiliatesMigration } from './0003-accrue-affiliates';
import { erasure } from './0004-erasure';
import { checkCoupons } from './0005-check-coupons';
import { reportedPayments } from './0006-reported-payments';
import { returnCoupons } from './0007-return-coupons';
import { corrections } from './0008-corrections';
import { events } from './0009-events';
import { listsOfAgents } from './0010-lists-of-agents';
import { reconciliationRuns } from './0011-reconciliation-runs';
import { advancePayments } from './0012-advance-payments';
import { walletRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const walletMigrations: readonly Migration[] = [
  baseline,
  watchedReports,
  accrueAffiliatesMigration,
  erasure,
  checkCoupons,
  reportedPayments,
  returnCoupons,
  corrections,
  events,
  listsOfAgents,
  reconciliationRuns,
  advancePayments,
  walletRights,
];
