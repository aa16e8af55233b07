import type { Migration } from '@housebrand/shared/nest';
import { tierConfig } from './0001-tier-config';
import { tierMenus } from './0002-tier-menus';

/** The tables of tiers. */
export const tiersMigrations: readonly Migration[] = [tierConfig, tierMenus];
