import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Daily quests, and claims: one per quest, member and business day. */
export const baseline: Migration = {
  id: 'quests-0001',
  sql: [tables, ...['daily_quest', 'quest_claim'].map((table) => tenantTable(table))].join('\n'),
};
