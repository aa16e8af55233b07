import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import agentRefuseOverlap from './functions/agent-refuse-overlap.sql?raw';

/** Agents, their keys, and what their sites switch off. */
export const baseline: Migration = {
  id: 'theming-0001',
  sql: [tables, ...['agent', 'agent_key', 'site_setting'].map((table) => tenantTable(table)), agentRefuseOverlap].join(
    '\n',
  ),
};
