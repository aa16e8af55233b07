import { tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';

/** Tournaments, the scores on their boards and in the rankings, and prizes, which are recorded before they are paid. */
export const baseline: Migration = {
  id: 'tournaments-0001',
  sql: [tables, ...['tournament', 'board_score', 'tournament_prize'].map((table) => tenantTable(table))].join('\n'),
};
