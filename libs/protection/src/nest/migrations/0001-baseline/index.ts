import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import auditPlayChange from './functions/audit-play-change.sql?raw';

/** Reminders, exclusions and limits that members set for themselves, and their changes. */
export const baseline: Migration = {
  id: 'protection-0001',
  sql: [
    tables,
    ...['play_reminder', 'play_limit'].map((table) => tenantTable(table)),
    ...['play_exclusion', 'play_change'].map((table) => tenantTable(table, { appMay: appendOnly })),
    auditPlayChange,
  ].join('\n'),
};
