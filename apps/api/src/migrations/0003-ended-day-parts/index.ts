import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Stores what the figures of ended days consist of. */
export const endedDayParts: Migration = {
  id: 'api-0003',
  sql: [tables, ...['ended_day_play', 'ended_day_bonus'].map((table) => tenantTable(table))].join('\n'),
};
