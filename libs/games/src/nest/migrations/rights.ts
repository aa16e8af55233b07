import { both, rightsOf } from '@housebrand/shared/nest';

export const gamesRights = rightsOf('games', {
  favorite_game_list: both('select', 'insert', 'update'),
  sport_ticket: both('select', 'insert', 'update', 'delete'),
});
