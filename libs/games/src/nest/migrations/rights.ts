import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { gamesPersonal } from './personal';

export const gamesRights = rightsOf(
  'games',
  withErasure(
    {
      favorite_game_list: both('select', 'insert', 'update'),
      sport_ticket: both('select', 'insert', 'update', 'delete'),
    },
    gamesPersonal,
  ),
);
