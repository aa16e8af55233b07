import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { deferrableDownline } from './0002-deferrable-downline';
import { affiliateRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const affiliateMigrations: readonly Migration[] = [baseline, deferrableDownline, affiliateRights];
