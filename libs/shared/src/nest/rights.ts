import { both, rightsOf } from './database/rights';
import { withErasure } from './erasure/personal-rights';
import { auditPersonal, sharedPersonal } from './erasure/shared-personal';

/** The rights of the database roles on the tables of this library. */
export const sharedRights = rightsOf(
  'shared',
  withErasure(
    {
      schema_migration: { app: [], operator: ['select'] },
      // only operators read it: the members' login must not be able to compute an agent's proof
      scope_key: { app: [], operator: ['select'] },
      rate_limit: { app: [], operator: ['select', 'insert', 'update', 'delete'] },
      job_run: { app: [], operator: ['select', 'insert', 'update'] },
      // a member's request may lease an entry, and record that it delivered it
      outbox_entry: {
        app: ['select', 'insert', 'update (state, attempts, due_at, claim, ended_at)'],
        operator: ['select', 'insert', 'update', 'delete'],
      },
      event_subscription: both('select', 'insert', 'delete'),
      idempotent_answer: both('select', 'insert', 'update', 'delete'),
      audit_entry: both('select', 'insert'),
      audit_link: { app: [], operator: ['select', 'insert'] },
      audit_head: { app: [], operator: ['select', 'insert', 'update'] },
    },
    [...sharedPersonal, ...auditPersonal],
  ),
);
