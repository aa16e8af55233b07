import type { PersonalTable } from './personal-table';

/** The personal columns of this library's own tables. `AuditRedaction` changes those of the audit trail. */
export const sharedPersonal: readonly PersonalTable[] = [
  { table: 'idempotent_answer', usernames: ['username'], rows: 'deleted' },
  { table: 'idempotent_answer', mentions: { body: 'text' } },
  { table: 'outbox_entry', mentions: { key: 'text', reference: 'text', payload: 'jsonb', failure: 'text' } },
];

/** The columns of the audit trail that name members. */
export const auditPersonal: readonly PersonalTable[] = [
  { table: 'audit_entry', usernames: ['actor', 'subject'], mentions: { details: 'text' } },
];
