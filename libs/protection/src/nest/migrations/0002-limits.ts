import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';

export const limits: Migration = {
  id: 'protection-0002',
  sql: `
create table play_limit (
  agent text not null,
  username text not null,
  kind text not null check (kind in ('DEPOSIT', 'LOSS')),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  -- null: no limit
  satang bigint check (satang >= 0),
  pending_satang bigint check (pending_satang >= 0),
  -- null: nothing pending
  pending_from timestamptz,
  primary key (agent, username, kind, period)
);
${tenantTable('play_limit')}
-- who set what, and when: of limits, reminders and exclusions
create table play_change (
  agent text not null,
  username text not null,
  id uuid not null,
  at timestamptz not null,
  what text not null,
  -- what held before, and what was chosen
  before jsonb,
  chosen jsonb not null,
  primary key (agent, username, id)
);
${tenantTable('play_change', { appMay: appendOnly })}`,
};
