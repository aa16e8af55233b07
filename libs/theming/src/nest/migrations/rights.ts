import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { themingPersonal } from './personal';

export const themingRights = rightsOf(
  'theming',
  withErasure(
    {
      agent: both('select', 'insert', 'update'),
      agent_key: both('select', 'insert', 'update'),
      site_setting: both('select', 'insert', 'update', 'delete'),
    },
    themingPersonal,
  ),
);
