import type { Migration } from '@housebrand/shared/nest';
import { protection } from './0001-protection';
import { limits } from './0002-limits';
import { protectionAudit } from './0003-audit';
import { exclusionsStay } from './0004-exclusions-stay';
import { protectionRights } from './rights';

export const protectionMigrations: readonly Migration[] = [
  protection,
  limits,
  protectionAudit,
  exclusionsStay,
  protectionRights,
];
