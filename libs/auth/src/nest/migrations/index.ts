import type { Migration } from '@housebrand/shared/nest';
import { baseline } from './0001-baseline';
import { passkeyEntry } from './0002-passkey-entry';
import { closures } from './0003-closures';
import { authRights } from './rights';

/** The migrations of this domain's tables, in the order in which they are applied. */
export const authMigrations: readonly Migration[] = [baseline, authRights, passkeyEntry, closures];
