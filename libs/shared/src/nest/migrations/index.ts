import { loginRolesMigration, type Migration } from '../database/migration';
import { sharedRights } from '../rights';
import { baseline } from './0001-baseline';
import { eraser } from './0003-eraser';
import { agentEvents } from './0004-agent-events';
import { outboxReference } from './0006-outbox-reference';
import { auditFilters } from './0007-audit-filters';

/** The migrations of this library; they run before those of the domains. */
export const sharedMigrations: readonly Migration[] = [
  baseline,
  loginRolesMigration,
  eraser,
  agentEvents,
  outboxReference,
  auditFilters,
  sharedRights,
];
