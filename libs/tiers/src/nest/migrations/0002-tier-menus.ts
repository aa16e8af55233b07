import type { Migration } from '@housebrand/shared/nest';

export const tierMenus: Migration = {
  id: 'tiers-0002',
  sql: `
-- keys of the menus that the step opens (specification section 6)
alter table tier_config add column menus text[] not null default '{}';`,
};
