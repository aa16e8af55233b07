import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { supportPersonal } from './personal';

export const supportRights = rightsOf(
  'support',
  withErasure(
    {
      support_thread: both('select', 'insert', 'update (state, since, last_at, last_number, last_answer, read_until)'),
      support_message: both('select', 'insert'),
    },
    supportPersonal,
  ),
);
