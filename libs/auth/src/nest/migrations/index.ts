import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { passkeyEntry } from './0002-passkey-entry';
import { memberLock } from './0003-member-lock';
import { closures } from './0004-closures';
import { names } from './0005-names';
import { events } from './0006-events';
import { newMembers } from './0007-new-members';
import { authRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const authMigrations: readonly Migration[] = [
  baseline,
  authRights,
  passkeyEntry,
  memberLock,
  closures,
  names,
  events,
  newMembers,
];
