import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { protectionPersonal } from './personal';

export const protectionRights = rightsOf(
  'protection',
  withErasure(
    {
      play_reminder: both('select', 'insert', 'update (minutes, pending_minutes, pending_from)'),
      // Exclusions can be neither shortened nor deleted.
      play_exclusion: both('select', 'insert'),
      play_limit: both('select', 'insert', 'update (satang, pending_satang, pending_from)'),
      play_change: both('select', 'insert'),
    },
    protectionPersonal,
  ),
);
