import { tenantTable, type Migration } from '@housebrand/shared/nest';
import noteLateFacts from './note-late-facts.sql?raw';
import tables from './tables.sql?raw';

/** Stores the figures of ended days, and notes the facts that arrive later, in the tables of all domains. */
export const endedDays: Migration = {
  id: 'api-0002',
  sql: [tables, ...['day_end', 'late_fact', 'ended_day'].map((table) => tenantTable(table)), noteLateFacts].join('\n'),
};
