import { commonTable, tenantTable, type Migration } from '@housebrand/shared/nest';

export const sessions: Migration = {
  id: 'auth-0001',
  sql: `
-- keys are stored wrapped: a copy of this database opens nothing without the key of the configuration
create table token_key (
  id text primary key,
  purpose text not null check (purpose in ('seal', 'index')),
  wrapped text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
${commonTable('token_key')}

create table member_session (
  agent text not null,
  id uuid not null,
  username text not null,
  member_id text not null,
  handle_hash bytea not null,
  member_system_token text not null,
  game_platform_token text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz,
  primary key (agent, id),
  unique (agent, handle_hash)
);
create index member_session_member on member_session (agent, username);
create index member_session_seen on member_session (last_seen_at);
${tenantTable('member_session')}

create table provider_credential (
  agent text not null,
  session_id uuid not null,
  sealed text not null,
  primary key (agent, session_id),
  foreign key (agent, session_id) references member_session (agent, id) on delete cascade
);
${tenantTable('provider_credential')}
`,
};
