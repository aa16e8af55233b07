import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** The tiers of an agent, and members' sums: taken from the profile at the first login, then updated by play. */
export const baseline: Migration = {
  id: 'tiers-0001',
  sql: [tables, ...['tier_config', 'tier_standing'].map((table) => tenantTable(table))].join('\n'),
};
