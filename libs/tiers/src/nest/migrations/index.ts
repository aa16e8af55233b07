import type { Migration } from '@housebrand/shared/nest';
import { tierConfig } from './0001-tier-config';

/** The tables of tiers. */
export const tiersMigrations: readonly Migration[] = [tierConfig];
