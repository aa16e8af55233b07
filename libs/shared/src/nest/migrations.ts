import { appendOnlyMigration, loginRolesMigration, type Migration } from './database/migration';
import { scopeMigration } from './database/scope';
import { sharedRights } from './rights';
import { auditMigration } from './audit/audit.tables';
import { idempotencyHolderMigration, idempotencyMigration } from './idempotency/idempotency.tables';
import { jobRunMigration } from './jobs/jobs.tables';
import { chainMigration } from './limits/chain-store';
import { rateLimitMigration } from './limits/limiter-factory';
import { outboxAddAllMigration, outboxAddMigration, outboxMigration } from './outbox/outbox.tables';

/** The migrations of this library; they run before those of the domains. */
export const sharedMigrations: readonly Migration[] = [
  rateLimitMigration,
  appendOnlyMigration,
  jobRunMigration,
  outboxMigration,
  idempotencyMigration,
  loginRolesMigration,
  outboxAddMigration,
  chainMigration,
  auditMigration,
  outboxAddAllMigration,
  idempotencyHolderMigration,
  scopeMigration,
  sharedRights,
];
