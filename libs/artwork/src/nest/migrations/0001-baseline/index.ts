import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Agents' pictures. */
export const baseline: Migration = { id: 'artwork-0001', sql: [tables, tenantTable('agent_picture')].join('\n') };
