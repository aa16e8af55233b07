import { both, rightsOf } from '@housebrand/shared/nest';

export const supportRights = rightsOf('support', {
  support_thread: both('select', 'insert', 'update (state, since, last_at, last_number, last_answer, read_until)'),
  support_message: both('select', 'insert'),
});
