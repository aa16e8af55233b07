import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { officePersonal } from './personal';

/** The members' role cannot read accounts of the back office at all. */
export const officeRights = rightsOf(
  'office',
  withErasure(
    {
      staff_account: { app: [], operator: ['select', 'insert', 'update (role, password_hash, state, networks)'] },
      staff_factor: { app: [], operator: ['select', 'insert', 'update', 'delete'] },
      staff_session: { app: [], operator: ['select', 'insert', 'update (last_seen_at, verified_at, revoked_at)'] },
      staff_invitation: { app: [], operator: ['select', 'insert', 'update (used_at, expires_at)'] },
      staff_passkey: { app: [], operator: ['select', 'insert', 'update (counter, used_at)', 'delete'] },
      staff_passkey_challenge: { app: [], operator: ['select', 'insert', 'delete'] },
      member_note: both('select', 'insert'),
      campaign_version: both('select', 'insert'),
    },
    officePersonal,
  ),
);
