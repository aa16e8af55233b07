import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { keyLimits } from './0002-key-limits';
import { themingRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const themingMigrations: readonly Migration[] = [baseline, themingRights, keyLimits];
