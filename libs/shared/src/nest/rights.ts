import { both, rightsOf } from './database/rights';

/** What the roles may do with the tables of shared. */
export const sharedRights = rightsOf('shared', {
  schema_migration: { app: [], operator: ['select'] },
  // members' login makes no proof of an agent
  scope_key: { app: [], operator: ['select'] },
  rate_limit: { app: [], operator: ['select', 'insert', 'update', 'delete'] },
  job_run: { app: [], operator: ['select', 'insert', 'update'] },
  outbox_entry: { app: ['select', 'insert'], operator: ['select', 'insert', 'update', 'delete'] },
  idempotent_answer: both('select', 'insert', 'update', 'delete'),
  audit_entry: both('select', 'insert'),
  audit_link: { app: [], operator: ['select', 'insert'] },
  audit_head: { app: [], operator: ['select', 'insert', 'update'] },
});
