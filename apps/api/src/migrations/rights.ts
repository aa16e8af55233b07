import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { apiPersonal } from './personal';

/** The rights of both database roles on the tables of the application. */
export const apiRights = rightsOf(
  'api',
  withErasure(
    {
      demo_seed: { app: [], operator: ['select', 'insert'] },
      installation: { app: [], operator: ['select', 'insert'] },
      day_end: both('select', 'insert', 'update'),
      // triggers of facts add rows, and the job that sums a day again removes them
      late_fact: both('select', 'insert', 'delete'),
      ended_day: both('select', 'insert', 'update'),
      ended_day_play: both('select', 'insert', 'delete'),
      ended_day_bonus: both('select', 'insert', 'delete'),
      operator_approval: { app: [], operator: ['select', 'insert', 'update (state, decided_by, decided_at)'] },
    },
    apiPersonal,
  ),
);
