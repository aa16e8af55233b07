import { both, rightsOf } from '@housebrand/shared/nest';

export const protectionRights = rightsOf('protection', {
  play_reminder: both('select', 'insert', 'update (minutes, pending_minutes, pending_from)'),
  // Exclusions can be neither shortened nor deleted.
  play_exclusion: both('select', 'insert'),
  play_limit: both('select', 'insert', 'update (satang, pending_satang, pending_from)'),
  play_change: both('select', 'insert'),
});
