import { both, rightsOf } from '@housebrand/shared/nest';

export const tournamentsRights = rightsOf('tournaments', {
  tournament: both('select', 'insert', 'update', 'delete'),
  board_score: both('select', 'insert', 'update', 'delete'),
  tournament_prize: both('select', 'insert', 'update'),
});
