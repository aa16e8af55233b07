import { both, rightsOf } from '@housebrand/shared/nest';

export const themingRights = rightsOf('theming', {
  agent: both('select', 'insert', 'update'),
  agent_key: both('select', 'insert', 'update'),
  site_setting: both('select', 'insert', 'update', 'delete'),
});
