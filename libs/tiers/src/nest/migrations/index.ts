import type { Migration } from '@housebrand/shared/nest';
import { tierConfig } from './0001-tier-config';
import { tierMenus } from './0002-tier-menus';
import { standing } from './0003-standing';
import { tiersRights } from './rights';

/** The tables of tiers. */
export const tiersMigrations: readonly Migration[] = [tierConfig, tierMenus, standing, tiersRights];
