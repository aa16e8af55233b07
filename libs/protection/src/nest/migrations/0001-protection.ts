import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const protection: Migration = {
  id: 'protection-0001',
  sql: `
create table play_reminder (
  agent text not null,
  username text not null,
  -- null: no reminder
  minutes int,
  pending_minutes int,
  -- null: nothing pending
  pending_from timestamptz,
  primary key (agent, username)
);
${tenantTable('play_reminder')}
create table play_exclusion (
  agent text not null,
  username text not null,
  id uuid not null,
  kind text not null check (kind in ('COOL_OFF', 'SELF_EXCLUSION')),
  since timestamptz not null,
  -- null: no end
  until timestamptz,
  primary key (agent, username, id),
  check (until is null or until > since)
);
${tenantTable('play_exclusion')}`,
};
