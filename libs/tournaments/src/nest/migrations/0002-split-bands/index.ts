import type { Migration } from '@housebrand/shared/nest';
import countBoardScores from './count-board-scores.sql?raw';
import splitBands from './split-bands.sql?raw';

/** Divides only bands with many members into smaller ones, so that most changed scores write no band. */
export const splitBandsMigration: Migration = {
  id: 'tournaments-0002',
  sql: [splitBands, countBoardScores].join('\n'),
};
