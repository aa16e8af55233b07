import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { deferrableDownline } from './0002-deferrable-downline';
import { orderLongListsMigration } from './0003-order-long-lists';
import { affiliateRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const affiliateMigrations: readonly Migration[] = [
  baseline,
  deferrableDownline,
  affiliateRights,
  orderLongListsMigration,
];
