import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Members who cannot log in: locked until further notice, or closed for good. */
export const memberLock: Migration = {
  id: 'auth-0003',
  sql: `create table member_lock (
  agent text not null,
  username text not null,
  state text not null check (state in ('LOCKED', 'CLOSED')),
  since timestamptz not null,
  locked_by text not null,
  reason text not null,
  primary key (agent, username)
);
${tenantTable('member_lock')}`,
};
