import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const approvalMigrations: readonly Migration[] = [
  {
    id: 'api-0003-approvals',
    sql: `
create table operator_approval (
  agent text not null,
  id uuid not null,
  command text not null,
  input text not null,
  amount_satang bigint not null,
  requested_by text not null check (requested_by <> ''),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'APPLIED', 'REFUSED')),
  decided_by text,
  decided_at timestamptz,
  primary key (agent, id),
  check ((state = 'OPEN') = (decided_by is null)),
  check ((state = 'OPEN') = (decided_at is null)),
  -- whatever the code thinks: nobody decides on what they asked for
  check (state <> 'APPLIED' or decided_by <> requested_by)
);
create index operator_approval_open on operator_approval (requested_at) where state = 'OPEN';
${tenantTable('operator_approval', { appMay: [] })}`,
    rights: {
      operator_approval: { app: [], operator: ['select', 'insert', 'update (state, decided_by, decided_at)'] },
    },
  },
];
