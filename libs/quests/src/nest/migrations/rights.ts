import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { questsPersonal } from './personal';

export const questsRights = rightsOf(
  'quests',
  withErasure(
    {
      daily_quest: both('select', 'insert', 'update'),
      quest_claim: both('select', 'insert', 'update'),
    },
    questsPersonal,
  ),
);
