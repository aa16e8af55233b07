import { maintained, tenantTable, type Migration } from '@housebrand/shared/nest';
import tables from './tables.sql?raw';
import countBoardScores from './functions/count-board-scores.sql?raw';

/** Tournaments, the scores on their boards and in the rankings, and prizes, which are recorded before they are paid. */
export const baseline: Migration = {
  id: 'tournaments-0001',
  sql: [
    tables,
    ...['tournament', 'board_score', 'tournament_prize'].map((table) => tenantTable(table)),
    tenantTable('board_band', { appMay: maintained }),
    countBoardScores,
  ].join('\n'),
};
