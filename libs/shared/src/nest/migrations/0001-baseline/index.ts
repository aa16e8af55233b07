import { appendOnly, commonTable, tenantTable, type Migration } from '../../database/migration';
import rateLimits from './rate-limits.sql?raw';
import jobs from './jobs.sql?raw';
import outbox from './outbox.sql?raw';
import idempotency from './idempotency.sql?raw';
import audit from './audit.sql?raw';
import scope from './scope.sql?raw';
import refuseChange from './functions/refuse-change.sql?raw';
import refuseDirectChange from './functions/refuse-direct-change.sql?raw';
import rateLimitAdd from './functions/rate-limit-add.sql?raw';
import rateLimitRefund from './functions/rate-limit-refund.sql?raw';
import rateLimitHold from './functions/rate-limit-hold.sql?raw';
import rateLimitSettleOne from './functions/rate-limit-settle-one.sql?raw';
import rateLimitSettle from './functions/rate-limit-settle.sql?raw';
import rateLimitTake from './functions/rate-limit-take.sql?raw';
import outboxLock from './functions/outbox-lock.sql?raw';
import outboxAdd from './functions/outbox-add.sql?raw';
import outboxFinish from './functions/outbox-finish.sql?raw';
import outboxTake from './functions/outbox-take.sql?raw';
import stampAuditEntry from './functions/stamp-audit-entry.sql?raw';
import auditNote from './functions/audit-note.sql?raw';
import scopedAgent from './functions/scoped-agent.sql?raw';

/** Limits, jobs, outbox, idempotency, the audit trail, and the key that proves the agent of a statement. */
export const baseline: Migration = {
  id: 'shared-0001',
  sql: [
    rateLimits,
    jobs,
    outbox,
    idempotency,
    audit,
    scope,
    refuseChange,
    refuseDirectChange,
    ...['outbox_entry', 'idempotent_answer', 'audit_head'].map((table) => tenantTable(table)),
    ...['audit_entry', 'audit_link'].map((table) => tenantTable(table, { appMay: appendOnly })),
    ...['rate_limit', 'job_run'].map((table) => commonTable(table)),
    rateLimitAdd,
    rateLimitRefund,
    rateLimitHold,
    rateLimitSettleOne,
    rateLimitSettle,
    rateLimitTake,
    outboxLock,
    outboxAdd,
    outboxFinish,
    outboxTake,
    stampAuditEntry,
    auditNote,
    scopedAgent,
  ].join('\n'),
};
