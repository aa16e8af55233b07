import { both, rightsOf } from '@housebrand/shared/nest';

export const questsRights = rightsOf('quests', {
  daily_quest: both('select', 'insert', 'update'),
  quest_claim: both('select', 'insert', 'update'),
});
