import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { tournamentsPersonal } from './personal';

export const tournamentsRights = rightsOf(
  'tournaments',
  withErasure(
    {
      tournament: both('select', 'insert', 'update', 'delete'),
      board_score: both('select', 'insert', 'update', 'delete'),
      // the triggers of board_score write it
      board_band: both('select', 'insert', 'update (members, is_split, is_crowded)', 'delete'),
      tournament_prize: both('select', 'insert', 'update'),
    },
    tournamentsPersonal,
  ),
);
